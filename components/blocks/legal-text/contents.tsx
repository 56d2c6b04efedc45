import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { TextHeading } from '#components/ui/markdown-tree.ts';

/** With more headings than this, only headings of the highest level are shown. */
const HEADINGS_MAX = 16;

interface Props {
  /** The headings of the text, the highest at level 1; those below level 2 are left out. */
  headings: readonly TextHeading[];
  /** The title of the table of contents. */
  label: string;
}

function Links({ headings }: Omit<Props, 'label'>) {
  return (
    <ol>
      {headings.map(({ id, title, level }) => (
        <li key={id}>
          <Link
            href={`#${id}`}
            className={`flex min-h-11 items-center border-s-[3px] border-khadi-200 py-1.5 pe-3 no-underline hover:border-genda-400 hover:text-mor-700 ${level === 1 ? 'ps-4' : 'ps-8 text-sm text-muted'}`}
          >
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** The table of contents of a long text: beside it where there is room, else folded above it; not on paper. */
export function Contents({ headings, label }: Props) {
  const upToSecond = headings.filter(({ level }) => level <= 2);
  const shown = upToSecond.length > HEADINGS_MAX ? headings.filter(({ level }) => level === 1) : upToSecond;
  return (
    <>
      <nav aria-label={label} className="contents-rail max-lg:hidden print:hidden">
        <p className="mb-2 ps-4 font-semibold">{label}</p>
        <Links headings={shown} />
      </nav>
      <details className="group rounded-lg border border-khadi-300 lg:hidden print:hidden">
        <summary className="flex min-h-14 items-center justify-between gap-4 px-4 font-semibold">
          {label}
          <Icon name="chevron-down" className="size-5 text-mor-700 group-open:rotate-180" />
        </summary>
        <nav aria-label={label} className="px-4 pb-4">
          <Links headings={shown} />
        </nav>
      </details>
    </>
  );
}
