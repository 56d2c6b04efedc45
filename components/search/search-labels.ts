import type { VoiceLabels } from '#components/voice/voice-labels.ts';
import { catalogueMessage } from '#lib/content/client/errors.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/** Maximum number of suggestions. */
export const SUGGESTIONS_SHOWN = 8;

export interface SearchLabels {
  suggestions: string;
  /** The announcement for each number of suggestions, because plural rules stay on the server. */
  counts: string[];
  /** The message when suggestions fail without one (spec 8). */
  failed: string;
  voice: VoiceLabels;
}

/** The texts of the island, which it gets as props, because the browser loads no messages. */
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
