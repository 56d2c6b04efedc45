import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts';
import { ASSETS, viewer } from './engine.ts';

/**
 * The texts of pdf.js. English is built in; for other languages it reads a `<link>` to a list of Fluent files.
 * @param signal removes the link
 */
export function createL10n(locale: Locale, signal: AbortSignal) {
  if (locale === DEFAULT_LOCALE) return new viewer.GenericL10n(undefined);
  const link = document.createElement('link');
  link.rel = 'resource';
  link.type = 'application/l10n';
  link.href = `${ASSETS}l10n/locales.json`;
  document.head.append(link);
  signal.addEventListener('abort', () => link.remove());
  return new viewer.GenericL10n(locale);
}
