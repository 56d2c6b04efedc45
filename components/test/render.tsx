import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LocaleProvider } from '#lib/i18n/locale-provider.client.tsx';
import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts';

/** The HTML of components on a page in a language; for tests. */
export function render(node: ReactNode, locale: Locale = DEFAULT_LOCALE): string {
  return renderToStaticMarkup(<LocaleProvider locale={locale}>{node}</LocaleProvider>);
}
