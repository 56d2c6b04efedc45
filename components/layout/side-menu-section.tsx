import { Icon } from '#components/ui/icon.tsx';
import type { MenuLink } from '#lib/content/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { ContentLink } from './content-link.tsx';
import type { MenuItem } from './menu-address.ts';

interface SectionProps {
  /** A name of its own, shared by the groups inside, of which one is open at a time. */
  name: string;
  item: MenuItem;
  locale: Locale;
  current: MenuLink | undefined;
}

/** One section of the side menu; the one with the current page is open, the others start closed. */
export function SideMenuSection({ name, item, locale, current }: SectionProps) {
  const openGroup = Math.max(
    0,
    item.menu.findIndex((group) => current !== undefined && group.menu_lists.includes(current)),
  );
  return (
    <details name="side-menu-section" open={current !== undefined} className="group/section border-b border-khadi-200">
      <summary className="flex min-h-14 items-center justify-between gap-3 text-h4 font-semibold group-open/section:text-mor-700">
        {item.menu_label}
        <Icon name="plus" className="size-5 text-mor-600 group-open/section:hidden" />
        <Icon name="minus" className="hidden size-5 text-mor-600 group-open/section:block" />
      </summary>
      <div className="pb-4">
        {item.menu.map((group, index) => {
          const links = (
            <ul className="mb-2 border-s-2 border-genda-400 ps-4">
              {group.menu_lists.map((link) => (
                <li key={`${link.menu_label} ${link.menu_link} ${link.card_index}`}>
                  <ContentLink
                    locale={locale}
                    link={link.menu_link}
                    source={`header: ${item.menu_label} > ${link.menu_label}`}
                    newTab={link.is_external_link}
                    cardIndex={link.card_index}
                    current={link === current}
                    className="side-menu-link"
                  >
                    {link.menu_label}
                    {link.is_external_link ? <Icon name="arrow-up-right" className="size-4 text-khadi-500" /> : null}
                  </ContentLink>
                </li>
              ))}
            </ul>
          );
          const key = group.id ?? group.title ?? index;
          if (group.title === undefined) return <div key={key}>{links}</div>;
          return (
            <details key={key} name={name} open={index === openGroup} className="group/links">
              <summary className="flex min-h-11 items-center justify-between gap-3 font-medium group-open/links:-my-2 group-open/links:text-sm group-open/links:font-semibold group-open/links:text-khadi-600">
                {group.title}
                <Icon name="chevron-right" className="size-5 text-khadi-500 group-open/links:rotate-90 rtl:-scale-x-100" />
              </summary>
              {links}
            </details>
          );
        })}
      </div>
    </details>
  );
}
