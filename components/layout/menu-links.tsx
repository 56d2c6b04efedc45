import { Icon } from '#components/ui/icon.tsx';
import type { MenuLink } from '#lib/content/contract/documents.ts';
import { ContentLink } from './content-link.tsx';
import type { MenuPlace } from './menu-address.ts';

interface Props {
  links: readonly MenuLink[];
  /** The item of the main menu they belong to, for the log of what has no link. */
  menu: string;
  /** Where the current page stands, when it is in this menu. */
  current: MenuPlace | undefined;
  /** The id of their title. */
  labelledBy?: string | undefined;
  className: string;
  linkClass: string;
}

/** The links of one group of the main menu, in its sheet and in the side menu (spec 2.2). */
export function MenuLinks({ links, menu, current, labelledBy, className, linkClass }: Props) {
  return (
    <ul aria-labelledby={labelledBy} className={className}>
      {links.map((link) => (
        <li key={`${link.menu_label} ${link.menu_link} ${link.card_index}`}>
          <ContentLink
            link={link.menu_link}
            source={`header: ${menu} > ${link.menu_label}`}
            newTab={link.is_external_link}
            cardIndex={link.card_index}
            current={link === current?.link ? current.mark : undefined}
            className={linkClass}
          >
            {link.menu_label}
            {link.is_external_link ? <Icon name="arrow-up-right" className="size-4 text-khadi-500" /> : null}
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}
