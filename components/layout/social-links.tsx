import { Link } from '#components/ui/link.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { Footer } from '#lib/content/contract/documents.ts';

interface SocialLinksProps {
  links: NonNullable<Footer['social_media']>;
  /** Accessible name of the list. */
  label: string;
}

/** The social links, each in a new tab (spec 2.5). A link without a logo shows its name. */
export function SocialLinks({ links, label }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={label} className="social-links">
      {links.map((link) => (
        <li key={link.social_media_link}>
          <Link href={link.social_media_link} newTab>
            {link.logo ? <MediaImage media={link.logo} alt={link.logo_aria_label} /> : link.logo_aria_label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
