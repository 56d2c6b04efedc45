import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';

/** Links to the sections of the page, in a row that scrolls sideways where there is little room. */
export function PageNav({ block, place }: BlockProps<'blocks.page-nav'>) {
  return (
    <nav
      aria-label={textOf(place.language, 'sections')('onThisPage')}
      className="page-nav border-b border-khadi-200 bg-white max-md:hidden"
    >
      <div className="wrap">
        <ul className="scroller !gap-6">
          {keyed(block.links, ({ link }) => link).map(({ key, item: { label, link } }) => (
            <li key={key}>
              <Link
                href={link}
                className="flex min-h-14 items-center border-b-[3px] border-transparent font-medium whitespace-nowrap text-muted no-underline hover:border-genda-400 hover:text-ink"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
