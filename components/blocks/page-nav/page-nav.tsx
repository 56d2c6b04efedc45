import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';

/** Links to the sections of the page, in a row that scrolls. */
export function PageNav({ block, place }: BlockProps<'blocks.page-nav'>) {
  return (
    <nav aria-label={textOf(place.language, 'sections')('onThisPage')} className="page-nav">
      <div className="wrap">
        <ul className="scroller row-fade">
          {keyed(block.links, ({ link }) => link).map(({ key, item: { label, link } }) => (
            <li key={key}>
              <Link href={link}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
