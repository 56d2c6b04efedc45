import { createTranslator } from 'next-intl';
import en from '#messages/en.json' with { type: 'json' };
import hi from '#messages/hi.json' with { type: 'json' };
import type { Locale } from './locales.ts';

/** The fixed copy of the site: labels for assistive technology, the error catalogue, fallbacks. */
export type FixedCopy = typeof en;

const MESSAGES: Record<Locale, FixedCopy> = { en, hi };

/**
 * The fixed copy of one subject in one language.
 * @param namespace a top-level key of `messages/{locale}.json`
 * @returns a translator: `textOf('hi', 'links')('newTab')`
 */
export function textOf<Namespace extends keyof FixedCopy>(locale: Locale, namespace: Namespace) {
  return createTranslator({ locale, messages: MESSAGES[locale], namespace });
}

/**
 * The fixed copy of one subject as it is written, for islands: they load no messages and fill in placeholders themselves.
 * @param namespace a top-level key of `messages/{locale}.json`
 */
export function copyOf<Namespace extends keyof FixedCopy>(locale: Locale, namespace: Namespace): FixedCopy[Namespace] {
  return MESSAGES[locale][namespace];
}
