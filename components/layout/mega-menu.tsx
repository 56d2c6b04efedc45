import { Icon } from '#components/ui/icon.tsx';
import type { MenuLink } from '#lib/content/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { ContentLink } from './content-link.tsx';
import { MegaTile } from './mega-tile.tsx';
import type { MenuItem } from './menu-address.ts';

interface MegaMenuProps {
  /** The id the menu's button opens. */
  id: string;
  item: MenuItem;
  locale: Locale;
  /** The link of this menu that stands for the current page. */
  current: MenuLink | undefined;
}

/** The sheet of one item of the main menu: a column for each titled group, and a tile from 1024 px (spec 2.2). */
export function MegaMenu({ id, item, locale, current }: MegaMenuProps) {
  return (
    <div id={id} popover="auto" className="sheet sheet-menu bg-white">
      <div
        className={`wrap grid gap-8 py-10 ${item.tile ? 'lg:grid-cols-[minmax(0,1fr)_17rem] xl:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}
      >
        <ul className="grid grid-cols-4 items-start gap-8">
          {item.menu.map((group, index) => (
            <li key={group.id ?? group.title ?? index}>
              {group.title ? (
                <p id={`${id}-${index}`} className="text-sm font-semibold text-khadi-600">
                  {group.title}
                </p>
              ) : null}
              <ul aria-labelledby={group.title ? `${id}-${index}` : undefined} className="-mx-3 mt-2">
                {group.menu_lists.map((link) => (
                  <li key={`${link.menu_label} ${link.menu_link} ${link.card_index}`}>
                    <ContentLink
                      locale={locale}
                      link={link.menu_link}
                      source={`header: ${item.menu_label} > ${link.menu_label}`}
                      newTab={link.is_external_link}
                      cardIndex={link.card_index}
                      current={link === current}
                      className="sheet-link"
                    >
                      {link.menu_label}
                      {link.is_external_link ? <Icon name="arrow-up-right" className="size-4 text-khadi-500" /> : null}
                    </ContentLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {item.tile ? <MegaTile tile={item.tile} locale={locale} /> : null}
      </div>
    </div>
  );
}
