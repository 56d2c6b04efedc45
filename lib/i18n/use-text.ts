import { useLocale } from '#lib/i18n/use-locale.ts';
import { type FixedTexts, textOf } from './text.ts';

/** The fixed texts of one subject in the language of the page; see `textOf`. */
export function useText<Namespace extends keyof FixedTexts>(namespace: Namespace) {
  return textOf(useLocale(), namespace);
}
