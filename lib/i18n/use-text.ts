import { useLocale } from '#lib/i18n/use-locale.ts';
import { type FixedCopy, textOf } from './text.ts';

/** The fixed copy of one subject in the language of the page; see `textOf`. */
export function useText<Namespace extends keyof FixedCopy>(namespace: Namespace) {
  return textOf(useLocale(), namespace);
}
