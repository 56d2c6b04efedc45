import { Icon } from '#components/ui/icon.tsx';
import type { MenuLink } from '#lib/content/contract/documents.ts';
import { ContentLink } from './content-link.tsx';
import type { CurrentMenuItem } from './current-menu-item.ts';

interface Props {
  links: readonly MenuLink[];
  /** The label of their menu item, for the log when a link has no address. */
  menu: string;
  /** Set when the current page is in this menu. */
  current: CurrentMenuItem | undefined;
  /** The id of the group's title. */
  labelledBy?: string | undefined;
}

/** The links of one group of the main menu (spec 2.2). */
export function MenuLinks({ links, menu, current, labelledBy }: Props) {
  return (
    <ul aria-labelledby={labelledBy}>
      {links.map((link) => (
        <li key={`${link.menu_label} ${link.menu_link} ${link.card_index}`}>
          <ContentLink
            link={link.menu_link}
            source={`header: ${menu} > ${link.menu_label}`}
            newTab={link.is_external_link}
            cardIndex={link.card_index}
            current={link === current?.link ? current.ariaCurrent : undefined}
          >
            {link.menu_label}
            {link.is_external_link ? <Icon name="arrow-up-right" className="size-4 text-khadi-500" /> : null}
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}
