import type { ReactNode } from 'react';
import type { BreadcrumbItem } from '#lib/content/contract/atoms.ts';
import { isPreview } from '#lib/content/draft.ts';
import { getShell } from '#lib/content/shell.ts';
import { getLocale } from '#lib/i18n/get-locale.ts';
import { DEFAULT_LOCALE, localizePath } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { BackToTop } from './back-to-top.tsx';
import { LanguageDisclaimer } from './language-disclaimer.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

interface ShellProps {
  /** The site path without language: for the language links and the current menu item. */
  path: string;
  breadcrumb?: readonly BreadcrumbItem[] | undefined;
  /** The content of `<main>`. */
  children: ReactNode;
}

/** Header, footer and everything else around the content of a page (spec 2.2, 2.3, 2.5). Each of them has a fallback. */
export async function Shell({ path, breadcrumb, children }: ShellProps) {
  const locale = await getLocale();
  const { header, messages, footer } = await getShell(locale);
  return (
    <>
      <SkipLink label={header.top.skip_to_content ?? textOf(locale, 'header')('skip')} />
      {(await isPreview()) ? <PreviewBar address={localizePath(path, locale)} /> : null}
      <SiteHeader header={header} path={path} breadcrumb={breadcrumb} placeholder={messages.global_search_placeholder} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {locale === DEFAULT_LOCALE ? null : <LanguageDisclaimer messages={messages} />}
      <SiteFooter footer={footer} />
      <BackToTop />
    </>
  );
}
