import type { ReactNode } from 'react';
import { viewAllHref } from '#components/ui/action.ts';
import type { ViewAll } from '#lib/contract/atoms.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { iconStyle } from './icon.tsx';
import { Link } from './link.tsx';
import { InlineParagraph } from './markdown.tsx';

interface ViewAllProps {
  viewAll: ViewAll;
  /** The language of the text around it, for the default label. */
  language: Locale;
  className: string;
  icon?: boolean | undefined;
}

/** The "View All" link of a section; an external one opens a new tab. */
export function ViewAllLink({ viewAll, language, className, icon = true }: ViewAllProps) {
  const external = viewAll.is_external_link === true;
  return (
    <Link
      href={viewAllHref(viewAll)}
      newTab={external || undefined}
      className={icon ? `${className} icon-after after:size-5 after:points` : className}
      style={icon ? iconStyle(external ? 'arrow-up-right' : 'arrow-right') : undefined}
    >
      {viewAll.label ?? textOf(language, 'sections')('viewAll')}
    </Link>
  );
}

interface Props {
  title?: ReactNode;
  /** In markdown. */
  description?: string | undefined;
  viewAll?: ViewAll | undefined;
  language: Locale;
  dark?: boolean | undefined;
  className?: string | undefined;
}

/** The header of a section: title, description, "View All", all optional. */
export function SectionHeader({ title, description, viewAll, language, dark = false, className = '' }: Props) {
  if (!title && !description && !viewAll) return null;
  return (
    <div className={`section-header ${dark ? 'section-header-dark' : ''} ${className}`}>
      {title ? <h2>{title}</h2> : null}
      <InlineParagraph text={description} />
      {viewAll ? (
        <ViewAllLink viewAll={viewAll} language={language} className={dark ? 'btn btn-tertiary on-dark' : 'btn btn-tertiary'} />
      ) : null}
    </div>
  );
}
