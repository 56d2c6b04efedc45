import { cache } from 'react';
import type { Footer, Header, Messages } from '#lib/contract/documents.ts';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { languageName } from '#lib/i18n/format.ts';
import { LOCALES, type Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { logDefectOnce } from '../client/log.ts';
import { readOptional } from '../read/optional-section.ts';
import { read } from '../read/read.ts';

/** A position has at most two digits; a year is a slug. */
const POSITION = /^\d{1,2}$/;

/** The header without tabs given by position, which may change: such links lead to the page and are logged. */
export function withoutTabPositions(header: Header): Header {
  const header_menu = header.bottom.header_menu?.map((item) => ({
    ...item,
    menu: item.menu?.map((group) => ({
      ...group,
      menu_lists: group.menu_lists.map((link) => {
        if (link.card_index === undefined || !POSITION.test(link.card_index)) return link;
        const reason = `card_index ${link.card_index} is a position, not the slug of a tab`;
        logDefectOnce({ source: `header menu "${link.menu_label}"`, pointer: '', reason });
        return { ...link, card_index: undefined };
      }),
    })),
  }));
  return { ...header, bottom: { ...header.bottom, header_menu } };
}

/** The header when it cannot be read: the languages and a link to the home page. */
export function fallbackHeader(locale: Locale): Header {
  const home = textOf(locale, 'breadcrumb')('home');
  return {
    locale,
    top: {
      skip_to_content: textOf(locale, 'header')('skip'),
      languages: LOCALES.map((code) => ({ code, language_name: languageName(code) })),
      language_aria_label: textOf(locale, 'language')('choose'),
    },
    bottom: {
      logo_aria_label: home,
      header_menu: [{ menu_label: home, menu: [{ menu_lists: [{ menu_label: home, menu_link: '/' }] }] }],
    },
    breadcrumbs: [],
  };
}

/** The messages when they cannot be read. */
export function fallbackMessages(locale: Locale): Messages {
  const search = textOf(locale, 'search');
  const notFound = textOf(locale, 'notFound');
  const error = textOf(locale, 'error');
  return {
    locale,
    global_search_placeholder: search('placeholder'),
    no_result: search('noResult'),
    title_page_not_found: notFound('title'),
    subtitle_page_not_found: notFound('subtitle'),
    description_page_not_found: notFound('description'),
    error_message: error('title'),
    error_button_name: error('back'),
    language_disclaimer: textOf(locale, 'language')('disclaimer'),
  };
}

/** The footer when it cannot be read: the copyright. */
export function fallbackFooter(locale: Locale): Footer {
  return { locale, copyright_notice: textOf(locale, 'footer')('copyright') };
}

export interface ShellContent {
  header: Header;
  messages: Messages;
  footer: Footer;
}

/** Reads header, messages and footer, each with a built-in fallback. Never throws. */
export const getShell: (locale: Locale) => Promise<ShellContent> = cache(async (locale: Locale) => {
  const [header, messages, footer] = await Promise.all([
    readOptional(read(ENDPOINTS.header, {}, locale)),
    readOptional(read(ENDPOINTS.messages, {}, locale)),
    readOptional(read(ENDPOINTS.footer, {}, locale)),
  ]);
  return {
    header: header ? withoutTabPositions(header) : fallbackHeader(locale),
    messages: messages ?? fallbackMessages(locale),
    footer: footer ?? fallbackFooter(locale),
  };
});
