import type { ReactNode } from 'react';
import type { BreadcrumbItem } from '#lib/content/contract/atoms.ts';
import { getShell } from '#lib/content/shell.ts';
import { getLocale } from '#lib/i18n/get-locale.ts';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { BackToTop } from './back-to-top.tsx';
import { LanguageDisclaimer } from './language-disclaimer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

interface ShellProps {
  /** The site path without language: for the language links and the current menu item. */
  path: string;
  /** The breadcrumb of the page. */
  trail?: readonly BreadcrumbItem[] | undefined;
  /** The inside of `<main>`. */
  children: ReactNode;
}

/** What is around the content of every page (spec 2.2, 2.3, 2.5). Missing header, footer or messages never stop a page. */
export async function Shell({ path, trail, children }: ShellProps) {
  const locale = await getLocale();
  const { header, messages, footer } = await getShell(locale);
  return (
    <>
      <SkipLink label={header.top.skip_to_content ?? textOf(locale, 'header')('skip')} />
      <SiteHeader header={header} path={path} trail={trail} placeholder={messages.global_search_placeholder} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {locale === DEFAULT_LOCALE ? null : <LanguageDisclaimer messages={messages} />}
      <SiteFooter footer={footer} />
      <BackToTop />
    </>
  );
}
