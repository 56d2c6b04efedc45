import { createTranslator } from 'next-intl';
import en from '#messages/en.json' with { type: 'json' };
import hi from '#messages/hi.json' with { type: 'json' };
import { LOCALES, type Locale } from './locales.ts';

/** The fixed texts of the site: labels for assistive technology, the error catalogue, fallbacks. */
export type FixedTexts = typeof en;

const MESSAGES: Record<Locale, FixedTexts> = { en, hi };

function createText<Namespace extends keyof FixedTexts>(locale: Locale, namespace: Namespace) {
  return createTranslator({ locale, messages: MESSAGES[locale], namespace });
}
type Texts = { readonly [Namespace in keyof FixedTexts]: ReturnType<typeof createText<Namespace>> };

/** Once per locale: each parses its messages and makes formatters. */
function createTexts(locale: Locale): Texts {
  const namespaces = Object.keys(MESSAGES[locale]) as (keyof FixedTexts)[];
  return Object.fromEntries(namespaces.map((namespace) => [namespace, createText(locale, namespace)])) as Texts;
}
const TEXTS = Object.fromEntries(LOCALES.map((locale) => [locale, createTexts(locale)])) as Record<Locale, Texts>;

/** The fixed texts of a namespace: `textOf('hi', 'links')('newTab')`. */
export function textOf<Namespace extends keyof FixedTexts>(locale: Locale, namespace: Namespace): Texts[Namespace] {
  return TEXTS[locale][namespace];
}

/** The fixed texts of a namespace as written, for islands, which fill placeholders themselves. */
export function fixedTexts<Namespace extends keyof FixedTexts>(locale: Locale, namespace: Namespace): FixedTexts[Namespace] {
  return MESSAGES[locale][namespace];
}
