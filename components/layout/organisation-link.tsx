import { Link } from '#components/ui/link.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { Header } from '#lib/content/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

interface OrganisationLinkProps {
  header: Header;
  copy: Locale;
}

/** The organisation's logo, a link to its own site in a new tab (spec 2.2); its name where the content has no logo. */
export function OrganisationLink({ header, copy }: OrganisationLinkProps) {
  const { logo, logo_aria_label, link } = header.top;
  const name = logo_aria_label ?? textOf(copy, 'header')('organisation');
  const mark = logo ? <MediaImage media={logo} alt={name} className="h-[1.125rem] w-auto" /> : name;
  const className = 'inline-flex min-h-11 shrink-0 items-center font-semibold no-underline';
  if (link === undefined) return <span className={className}>{mark}</span>;
  return (
    <Link href={link} newTab className={className}>
      {mark}
    </Link>
  );
}
