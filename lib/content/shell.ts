import { cache } from 'react';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Footer, Header, Messages } from './contract/documents.ts';
import { ENDPOINTS } from './contract/endpoints.ts';
import { fallbackFooter, fallbackHeader, fallbackMessages } from './fallbacks.ts';
import { withoutTabPositions } from './menu-tabs.ts';
import { pagePart } from './page-part.ts';
import { read } from './read.ts';

/** Header, messages and footer of every page. */
export interface ShellContent {
  header: Header;
  messages: Messages;
  footer: Footer;
}

/** Reads header, messages and footer (spec 2.2, 2.5, 3), each with a built-in fallback. Never throws. */
export const getShell: (locale: Locale) => Promise<ShellContent> = cache(async (locale: Locale) => {
  const [header, messages, footer] = await Promise.all([
    pagePart(read(ENDPOINTS.header, {}, locale)),
    pagePart(read(ENDPOINTS.messages, {}, locale)),
    pagePart(read(ENDPOINTS.footer, {}, locale)),
  ]);
  return {
    header: header ? withoutTabPositions(header) : fallbackHeader(locale),
    messages: messages ?? fallbackMessages(locale),
    footer: footer ?? fallbackFooter(locale),
  };
});
