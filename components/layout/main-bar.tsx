import { SearchBar } from '#components/search/search-bar.tsx';
import type { BreadcrumbItem } from '#lib/content/contract/atoms.ts';
import type { Header } from '#lib/content/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { HomeLogo } from './home-logo.tsx';
import { MainMenu } from './main-menu.tsx';

interface MainBarProps {
  header: Header;
  /** The language of labels, that of the header content. */
  labelLocale: Locale;
  path: string;
  breadcrumb: readonly BreadcrumbItem[];
  placeholder: string | undefined;
}

/** The main bar, which stays at the top: logo, main menu and search (spec 2.2). */
export function MainBar({ header, labelLocale, path, breadcrumb, placeholder }: MainBarProps) {
  return (
    <div className="main-bar sticky top-0 z-20 border-b border-khadi-200 bg-white">
      <div className="wrap flex min-h-(--header-height) items-center gap-3 lg:gap-8">
        <HomeLogo header={header} className="h-7 w-auto lg:h-9" priority />
        <MainMenu header={header} labelLocale={labelLocale} path={path} breadcrumb={breadcrumb} />
        <SearchBar labelLocale={labelLocale} placeholder={placeholder} className="max-md:ms-auto" />
      </div>
    </div>
  );
}
