import { FontSize } from '#components/font-size/font-size.client.tsx';
import type { Header } from '#lib/content/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { fontSizeLabels } from './font-size-labels.ts';
import { LanguageMenu } from './language-menu.tsx';
import { OrganisationLink } from './organisation-link.tsx';
import { UtilityLink } from './utility-links.tsx';

interface SideMenuFooterProps {
  header: Header;
  labelLocale: Locale;
  path: string;
}

/** The end of the side menu: language, text size, utility links, organisation (spec 2.2). */
export function SideMenuFooter({ header, labelLocale, path }: SideMenuFooterProps) {
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-khadi-200 bg-khadi-50 px-4 py-3 md:hidden">
        <LanguageMenu header={header} path={path} variant="side" />
        <FontSize labels={fontSizeLabels(labelLocale)} variant="menu" />
      </div>
      <div className="shrink-0 bg-mor-900 px-4 py-2.5 text-sm text-white md:hidden">
        <ul className="flex flex-wrap items-center gap-x-5" aria-label={textOf(labelLocale, 'header')('utility')}>
          {header.top.utility_menu?.map((item) => (
            <li key={item.title} className="flex min-h-11 items-center">
              <UtilityLink item={item} className="inline-block py-2.5 text-on-dark-muted no-underline" />
            </li>
          ))}
        </ul>
        <OrganisationLink header={header} labelLocale={labelLocale} />
      </div>
    </>
  );
}
