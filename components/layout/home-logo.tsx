import { Link } from '#components/ui/link.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { settings } from '#lib/config/settings.ts';
import type { Header } from '#lib/content/contract/documents.ts';
import { useText } from '#lib/i18n/use-text.ts';

/** Shown when the content has no logo. */
const WORDMARK = { url: '/art/logos/wordmark.svg', width: 194, height: 52 };

interface HomeLogoProps {
  header: Header;
  /** Whether it is visible without scrolling. */
  priority?: boolean | undefined;
}

/** The logo, a link to the home page (spec 2.2). */
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
