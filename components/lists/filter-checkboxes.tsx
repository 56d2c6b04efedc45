import type { Facet } from '#lib/content/contract/source.ts';

interface Props {
  /** The parameter of the address. */
  name: string;
  options: Facet['options'];
  chosen: readonly string[];
  /** Says how many more there are. */
  moreLabel: (count: number) => string;
}

/** How many choices a filter shows before the rest is folded away. */
const SHOWN = 6;

function Box({ name, option, checked }: { name: string; option: Facet['options'][number]; checked: boolean }) {
  return (
    <li>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name={name}
          value={option.slug}
          defaultChecked={checked}
          className="size-5 shrink-0 accent-mor-700"
        />
        <span className="min-w-0 grow">{option.label}</span>
        <span className="text-sm text-muted tabular-nums">{option.count}</span>
      </label>
    </li>
  );
}

/** The choices of a filter as boxes with their counts; a long list is folded, and open where something in it is chosen. */
export function FilterBoxes({ name, options, chosen, moreLabel }: Props) {
  const [shown, folded] = options.length > SHOWN + 2 ? [options.slice(0, SHOWN), options.slice(SHOWN)] : [options, []];
  const box = (option: Facet['options'][number]) => (
    <Box key={option.slug} name={name} option={option} checked={chosen.includes(option.slug)} />
  );
  return (
    <>
      <ul>{shown.map(box)}</ul>
      {folded.length > 0 ? (
        <details className="group" open={folded.some(({ slug }) => chosen.includes(slug))}>
          <summary className="flex min-h-11 items-center text-sm text-mor-700 underline decoration-mor-300 underline-offset-4 group-open:hidden hover:decoration-current">
            {moreLabel(folded.length)}
          </summary>
          <ul>{folded.map(box)}</ul>
        </details>
      ) : null}
    </>
  );
}
