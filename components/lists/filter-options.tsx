import { textOf } from '#lib/i18n/text.ts';
import type { List, Option } from './list.ts';

interface Props {
  type: 'checkbox' | 'radio';
  name: string;
  options: readonly (Omit<Option, 'count'> & { count?: number | undefined })[];
  checked: readonly string[];
  list: List;
}

/** Visible options of a longer list; the rest is collapsed. */
const SHOWN = 6;
/** Fewer options are not collapsed. */
const FOLDED_MIN = 3;

/** Checkboxes or radio buttons. A long list is collapsed, unless a collapsed option is checked. */
export function FilterOptions({ type, name, options, checked, list }: Props) {
  const shown = options.length < SHOWN + FOLDED_MIN ? options.length : SHOWN;
  const folded = options.slice(shown);
  const rows = (part: Props['options']) => (
    <ul>
      {part.map(({ slug, label, count }) => (
        <li key={slug}>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type={type}
              name={name}
              value={slug}
              defaultChecked={checked.includes(slug)}
              className="size-5 shrink-0 accent-mor-700"
            />
            <span className="min-w-0 grow">{label}</span>
            <span className="count">{count}</span>
          </label>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {rows(options.slice(0, shown))}
      {folded.length > 0 ? (
        <details className="group" open={folded.some(({ slug }) => checked.includes(slug))}>
          <summary className="flex min-h-11 items-center text-sm text-mor-700 underline decoration-mor-300 underline-offset-4 group-open:hidden hover:decoration-current">
            {textOf(list.language, 'lists')('more', { count: folded.length })}
          </summary>
          {rows(folded)}
        </details>
      ) : null}
    </>
  );
}
