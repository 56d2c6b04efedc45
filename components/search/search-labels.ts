import { SUGGESTIONS_SHOWN } from '#lib/config/constants.ts';
import type { SearchFormKind } from '#lib/config/element-ids.ts';
import { catalogueMessage } from '#lib/content/client/errors.ts';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

const STATUSES = ['400', '401', '403', '404', '500', '503'] as const;

/** The texts of the island, which it gets as props, because the browser loads no messages. */
export function searchLabels(locale: Locale) {
  const text = textOf(locale, 'search');
  return {
    suggestions: text('suggestions'),
    searches: text('suggestedSearches'),
    pages: text('suggestedPages'),
    // One for each number, because plural rules stay on the server.
    counts: Array.from({ length: SUGGESTIONS_SHOWN + 1 }, (_, count) => text('suggestionCount', { count })),
    // Shown when a failure has no message of its own.
    failed: catalogueMessage('unknown', locale),
    // By status, for a response without a message: a proxy may answer instead of the site.
    failures: Object.fromEntries(STATUSES.map((status) => [status, catalogueMessage(status, locale)])),
  };
}

/** The texts of the voice search. */
export function voiceLabels(locale: Locale) {
  const voice = textOf(locale, 'voice');
  return {
    open: voice('open'),
    title: voice('title'),
    close: voice('close'),
    prompt: voice('speak'),
    listening: voice('listening'),
    missed: voice('missed'),
    retry: voice('retry'),
    unavailable: voice('unavailable'),
    help: voice('help'),
    /** The language that is spoken, a BCP 47 tag. */
    lang: LANGUAGES[locale].regionalTag,
  };
}

export type SearchLabels = ReturnType<typeof searchLabels>;
export type VoiceLabels = ReturnType<typeof voiceLabels>;

export interface SearchIslandProps {
  kind: SearchFormKind;
  /** The product slug, which the search service gets as `site`. */
  site: string;
  /** The address before the paths of pictures. */
  mediaBase: string;
  labels: SearchLabels;
}
