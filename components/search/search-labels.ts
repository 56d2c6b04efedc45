import type { VoiceLabels } from '#components/voice/voice-labels.ts';
import { catalogueMessage } from '#lib/content/client/errors.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/** Suggestions that are shown at once, at most. */
export const SUGGESTIONS_SHOWN = 8;

/** What the search island says, in the language of its form. */
export interface SearchLabels {
  suggestions: string;
  /** How the number of suggestions is announced, by that number: plural rules stay on the server. */
  counts: string[];
  /** What is said when there are no suggestions and no answer says why (spec 8). */
  failed: string;
  voice: VoiceLabels;
}

/** The words of the island in a language; they come with the page, so that the browser loads no messages. */
export function searchLabels(locale: Locale): SearchLabels {
  const text = textOf(locale, 'search');
  const voice = textOf(locale, 'voice');
  return {
    suggestions: text('suggestions'),
    counts: Array.from({ length: SUGGESTIONS_SHOWN + 1 }, (_, count) => text('suggestionCount', { count })),
    failed: catalogueMessage('unknown', locale),
    voice: {
      open: voice('open'),
      title: voice('title'),
      close: voice('close'),
      prompt: voice('speak'),
      listening: voice('listening'),
      missed: voice('missed'),
      retry: voice('retry'),
      unavailable: voice('unavailable'),
      help: voice('help'),
    },
  };
}
