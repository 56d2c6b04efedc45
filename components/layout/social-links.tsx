import { Link } from '#components/ui/link.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { Footer } from '#lib/content/contract/documents.ts';

interface SocialLinksProps {
  links: NonNullable<Footer['social_media']>;
  /** Accessible name of the list. */
  label: string;
}

/** The social links, each in a new tab (spec 2.5); one without a logo shows its name. */
export function SocialLinks({ links, label }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2 md:ms-auto">
      {links.map((link) => (
        <li key={link.social_media_link}>
          <Link
            href={link.social_media_link}
            newTab
            className="grid min-h-11 min-w-11 place-items-center rounded-full border border-white/25 text-sm no-underline hover:border-genda-400 hover:bg-white/10 focus-visible:rounded-full"
          >
            {link.logo ? (
              <MediaImage media={link.logo} alt={link.logo_aria_label} className="size-5" />
            ) : (
              <span className="px-4">{link.logo_aria_label}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
