import { Icon } from '#components/ui/icon.tsx';
import type { Header } from '#lib/content/contract/documents.ts';
import { ContentLink } from './content-link.tsx';

type UtilityItem = NonNullable<Header['top']['utility_menu']>[number];

/** The type of the link to the previous website, which is highlighted (spec 2.2). */
const HIGHLIGHTED = 'old_website_redirection';

/** Whether an item is highlighted; such an item is never moved to the "More" menu. */
export function isHighlighted(item: UtilityItem): boolean {
  return item.type === HIGHLIGHTED;
}

interface UtilityLinkProps {
  item: UtilityItem;
  /** For a link that is not highlighted. */
  className: string;
}

/** One link of the utility menu. */
export function UtilityLink({ item, className }: UtilityLinkProps) {
  const highlighted = isHighlighted(item);
  return (
    <ContentLink
      link={item.link}
      source={`header: ${item.title}`}
      newTab={item.is_external_link}
      className={highlighted ? 'highlighted-link' : className}
    >
      {item.title}
      {highlighted ? <Icon name="arrow-up-right" className="size-4" /> : null}
    </ContentLink>
  );
}
