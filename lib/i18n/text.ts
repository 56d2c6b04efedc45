import { createTranslator } from 'next-intl';
import bn from '#messages/bn.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import gu from '#messages/gu.json' with { type: 'json' };
import hi from '#messages/hi.json' with { type: 'json' };
import kn from '#messages/kn.json' with { type: 'json' };
import ml from '#messages/ml.json' with { type: 'json' };
import mr from '#messages/mr.json' with { type: 'json' };
import or from '#messages/or.json' with { type: 'json' };
import pa from '#messages/pa.json' with { type: 'json' };
import ta from '#messages/ta.json' with { type: 'json' };
import te from '#messages/te.json' with { type: 'json' };
import ur from '#messages/ur.json' with { type: 'json' };
import type { Locale } from './locales.ts';

/** The fixed texts of the site: labels for assistive technology, the error catalogue, fallbacks. */
export type FixedTexts = typeof en;

/** A message that a language lacks does not compile. */
const MESSAGES: Record<Locale, FixedTexts> = { en, hi, bn, mr, te, ta, gu, ur, kn, or, ml, pa };

function createText<Namespace extends keyof FixedTexts>(locale: Locale, namespace: Namespace) {
  // Counts in Bengali and Marathi would have digits of their own.
  return createTranslator({ locale: `${locale}-u-nu-latn`, messages: MESSAGES[locale], namespace });
}
type Texts = { readonly [Namespace in keyof FixedTexts]: ReturnType<typeof createText<Namespace>> };

function createTexts(locale: Locale): Texts {
  const namespaces = Object.keys(MESSAGES[locale]) as (keyof FixedTexts)[];
  return Object.fromEntries(namespaces.map((namespace) => [namespace, createText(locale, namespace)])) as Texts;
}

/** Made when a language is first used: each parses its messages and makes formatters. */
const TEXTS = new Map<Locale, Texts>();

/** The fixed texts of a namespace: `textOf('hi', 'links')('newTab')`. */
export function textOf<Namespace extends keyof FixedTexts>(locale: Locale, namespace: Namespace): Texts[Namespace] {
  const texts = TEXTS.get(locale) ?? createTexts(locale);
  TEXTS.set(locale, texts);
  return texts[namespace];
}

/** The fixed texts of a namespace as written, for islands, which fill placeholders themselves. */
export function fixedTexts<Namespace extends keyof FixedTexts>(locale: Locale, namespace: Namespace): FixedTexts[Namespace] {
  return MESSAGES[locale][namespace];
}
