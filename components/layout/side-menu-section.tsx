import { Icon } from '#components/ui/icon.tsx';
import type { CurrentMenuItem, MenuItem } from './current-menu-item.ts';
import { MenuLinks } from './menu-links.tsx';

interface SectionProps {
  /** `name` of its groups, of which one is open at a time. */
  name: string;
  item: MenuItem;
  /** Set when the current page is in this section. */
  current: CurrentMenuItem | undefined;
}

/** One section of the side menu, open at first when it has the current page. */
export function SideMenuSection({ name, item, current }: SectionProps) {
  const openGroup = Math.max(
    0,
    item.menu.findIndex((group) => current?.link !== undefined && group.menu_lists.includes(current.link)),
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
            <MenuLinks
              links={group.menu_lists}
              menu={item.menu_label}
              current={current}
              className="mb-2 border-s-2 border-genda-400 ps-4"
              linkClass="side-menu-link"
            />
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
