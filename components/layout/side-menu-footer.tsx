import { FontSize } from '#components/font-size/font-size.client.tsx';
import type { Header } from '#lib/content/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { fontSizeLabels } from './font-size-labels.ts';
import { LanguageMenu } from './language-menu.tsx';
import { OrganisationLink } from './organisation-link.tsx';
import { UtilityLink } from './utility-links.tsx';

/** The end of the side menu: language, text size, utility links, organisation (spec 2.2). */
export function SideMenuFooter({ header, labelLocale, path }: { header: Header; labelLocale: Locale; path: string }) {
  return (
    <>
      <div className="side-menu-tools">
        <LanguageMenu header={header} path={path} variant="side" />
        <FontSize labels={fontSizeLabels(labelLocale)} variant="menu" />
      </div>
      <div className="side-menu-links">
        <ul aria-label={textOf(labelLocale, 'header')('utility')}>
          {header.top.utility_menu?.map((item) => (
            <li key={item.title}>
              <UtilityLink item={item} className="utility-link" />
            </li>
          ))}
        </ul>
        <OrganisationLink header={header} labelLocale={labelLocale} />
      </div>
    </>
  );
}
