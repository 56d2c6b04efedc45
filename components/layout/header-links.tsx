import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { settings } from '#lib/config/settings.ts';
import type { Header } from '#lib/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useText } from '#lib/i18n/use-text.ts';
import { ContentLink } from './content-link.tsx';

/** Without a logo in the content. */
const WORDMARK = { url: '/art/logos/wordmark.svg', width: 194, height: 52 };

interface HomeLogoProps {
  header: Header;
  /** Whether it is visible without scrolling. */
  priority?: boolean | undefined;
}

/** The logo, linked to the home page. */
export function HomeLogo({ header, priority }: HomeLogoProps) {
  const { logo, logo_aria_label } = header.bottom;
  const text = useText('links');
  const name = logo_aria_label ?? text('home', { product: settings.PRODUCT_SLUG });
  return (
    <Link href="/" className="logo-link">
      <MediaImage media={logo ?? WORDMARK} isOwn={logo === undefined} alt={name} priority={priority} />
    </Link>
  );
}

/** The organisation's logo or name, linked to its site in a new tab. */
export function OrganisationLink({ header, labelLocale }: { header: Header; labelLocale: Locale }) {
  const { logo, logo_aria_label, link } = header.top;
  const name = logo_aria_label ?? textOf(labelLocale, 'header')('organisation');
  const content = logo ? <MediaImage media={logo} alt={name} /> : name;
  if (link === undefined) return <span className="logo-link">{content}</span>;
  return (
    <Link href={link} newTab className="logo-link">
      {content}
    </Link>
  );
}

type UtilityItem = NonNullable<Header['top']['utility_menu']>[number];

/** The type of the link to the previous website, which is highlighted. */
const HIGHLIGHTED = 'old_website_redirection';

/** A highlighted item never moves to the "More" menu. */
export function isHighlighted(item: UtilityItem): boolean {
  return item.type === HIGHLIGHTED;
}

interface UtilityLinkProps {
  item: UtilityItem;
  /** Unless highlighted. */
  className?: string;
}

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
      {highlighted ? <Icon name="arrow-up-right" className="size-4 points" /> : null}
    </ContentLink>
  );
}
