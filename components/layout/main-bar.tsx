import { SearchBar } from '#components/search/search-bar.tsx';
import type { BreadcrumbItem } from '#lib/content/contract/atoms.ts';
import type { Header } from '#lib/content/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { HomeLogo } from './home-logo.tsx';
import { MainMenu } from './main-menu.tsx';

interface MainBarProps {
  header: Header;
  /** The language of the header content, for labels. */
  labelLocale: Locale;
  path: string;
  breadcrumb: readonly BreadcrumbItem[];
  placeholder: string | undefined;
}

/** The main bar, which stays at the top: logo, main menu and search (spec 2.2). */
export function MainBar({ header, labelLocale, path, breadcrumb, placeholder }: MainBarProps) {
  return (
    <div className="main-bar">
      <div className="wrap">
        <HomeLogo header={header} priority />
        <MainMenu header={header} labelLocale={labelLocale} path={path} breadcrumb={breadcrumb} />
        <SearchBar labelLocale={labelLocale} placeholder={placeholder} />
      </div>
    </div>
  );
}
