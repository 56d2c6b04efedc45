import { langOf, languageOf } from '#components/ui/part-language.ts';
import type { BreadcrumbItem } from '#lib/content/contract/atoms.ts';
import type { Header } from '#lib/content/contract/documents.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { MainBar } from './main-bar.tsx';
import { TopBar } from './top-bar.tsx';

interface SiteHeaderProps {
  header: Header;
  /** The site path without language. */
  path: string;
  /** The breadcrumb of the page: a page without a link in the menu stands where its breadcrumb does. */
  trail?: readonly BreadcrumbItem[] | undefined;
  /** The placeholder of the search bar, when the content has one. */
  placeholder: string | undefined;
}

/** The header of every page (spec 2.2). It is no box of its own, so that the main bar can stay at the top of the page. */
export function SiteHeader({ header, path, trail = [], placeholder }: SiteHeaderProps) {
  const locale = useLocale();
  const copy = languageOf(header, locale);
  return (
    <header {...langOf(header, locale)} className="site-header">
      <TopBar header={header} copy={copy} path={path} />
      <MainBar header={header} copy={copy} path={path} trail={trail} placeholder={placeholder} />
    </header>
  );
}
