import { Link } from '#components/ui/link.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { Header } from '#lib/content/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/** The organisation's logo, or its name: a link to its own site in a new tab (spec 2.2). */
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
