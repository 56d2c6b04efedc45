import { FontSize } from '#components/font-size/font-size.client.tsx';
import { SearchBar } from '#components/search/search-field.tsx';
import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { Icon } from '#components/ui/icon.tsx';
import { UTILITY_MENU_ID } from '#lib/config/element-ids.ts';
import type { BreadcrumbItem } from '#lib/contract/atoms.ts';
import type { Header } from '#lib/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { fontSizeLabels } from './font-size-labels.ts';
import { HomeLogo, isHighlighted, OrganisationLink, UtilityLink } from './header-links.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MainMenu } from './main-menu.tsx';

/** From 768 px: organisation, utility links, text size, language. The utility links are one list, below 1024 px behind a button. */
function TopBar({ header, labelLocale, path }: { header: Header; labelLocale: Locale; path: string }) {
  const text = textOf(labelLocale, 'header');
  const items = header.top.utility_menu ?? [];
  const plain = items.filter((item) => !isHighlighted(item));
  return (
    <div className="top-bar">
      <div className="wrap">
        <OrganisationLink header={header} labelLocale={labelLocale} />
        {items.length > 0 ? (
          <nav aria-label={text('utility')}>
            {plain.length > 0 ? (
              <>
                <button type="button" popoverTarget={UTILITY_MENU_ID}>
                  {text('more')}
                  <Icon name="chevron-down" className="size-4" />
                </button>
                <ul id={UTILITY_MENU_ID} popover="auto" className="dropdown">
                  {plain.map((item) => (
                    <li key={item.title}>
                      <UtilityLink item={item} className="dropdown-row" />
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
            {items.filter(isHighlighted).map((item) => (
              <UtilityLink key={item.title} item={item} />
            ))}
          </nav>
        ) : null}
        <FontSize labels={fontSizeLabels(labelLocale)} variant="bar" />
        <LanguageMenu header={header} path={path} bar="top" />
      </div>
    </div>
  );
}

interface SiteHeaderProps {
  header: Header;
  path: string;
  /** Locates a page without a link in the menu. */
  breadcrumb?: readonly BreadcrumbItem[] | undefined;
  placeholder: string | undefined;
}

/** `display: contents`, so that the main bar can be sticky. */
export function SiteHeader({ header, path, breadcrumb = [], placeholder }: SiteHeaderProps) {
  const locale = useLocale();
  const labelLocale = labelLocaleOf(header, locale);
  return (
    <header {...langAttributes(header, locale)} className="site-header">
      <TopBar header={header} labelLocale={labelLocale} path={path} />
      <div className="main-bar">
        <div className="wrap">
          <HomeLogo header={header} priority />
          <MainMenu header={header} labelLocale={labelLocale} path={path} breadcrumb={breadcrumb} />
          <LanguageMenu header={header} path={path} bar="main" />
          <SearchBar labelLocale={labelLocale} placeholder={placeholder} />
        </div>
      </div>
    </header>
  );
}
