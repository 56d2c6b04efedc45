import { SearchBar } from '#components/search/search-bar.tsx';
import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import type { BreadcrumbItem } from '#lib/content/contract/atoms.ts';
import type { Header } from '#lib/content/contract/documents.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { HomeLogo } from './home-logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { TopBar } from './top-bar.tsx';

interface SiteHeaderProps {
  header: Header;
  path: string;
  /** The breadcrumb of the page, which says where in the menu a page without a link belongs. */
  breadcrumb?: readonly BreadcrumbItem[] | undefined;
  placeholder: string | undefined;
}

/** The header of every page (spec 2.2). It has `display: contents`, so that the main bar can be sticky. */
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
          <SearchBar labelLocale={labelLocale} placeholder={placeholder} />
        </div>
      </div>
    </header>
  );
}
