import type { Locale } from '#lib/i18n/locales.ts';
import type { Footer, Header, Messages } from './contract/documents.ts';
import { fallbackFooter, fallbackHeader, fallbackMessages } from './fallbacks.ts';
import { logFailure } from './log.ts';

/** What stands around every page. */
export interface ShellContent {
  header: Header;
  messages: Messages;
  footer: Footer;
}

/** How the parts are read. */
export type ShellReaders = { [Part in keyof ShellContent]: (locale: Locale) => Promise<ShellContent[Part]> };

/** A read part, or its fallback; a failure is logged, once (spec 7, "Handling"). */
async function partOr<Part>(read: Promise<Part>, name: string, fallback: Part): Promise<{ part: Part; failed: boolean }> {
  try {
    return { part: await read, failed: false };
  } catch (error) {
    logFailure(name, error);
    return { part: fallback, failed: true };
  }
}

/**
 * Header, messages and footer, each with its built-in fallback, so that a page is never lost for want of one.
 * @param renewSoon called when a fallback was needed
 */
export async function assembleShell(
  locale: Locale,
  readers: ShellReaders,
  renewSoon: () => Promise<unknown>,
): Promise<ShellContent> {
  const [header, messages, footer] = await Promise.all([
    partOr(readers.header(locale), `header (${locale})`, fallbackHeader(locale)),
    partOr(readers.messages(locale), `messages (${locale})`, fallbackMessages(locale)),
    partOr(readers.footer(locale), `footer (${locale})`, fallbackFooter(locale)),
  ]);
  if (header.failed || messages.failed || footer.failed) await renewSoon();
  return { header: header.part, messages: messages.part, footer: footer.part };
}
