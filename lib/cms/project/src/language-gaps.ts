import type { Payload, PayloadRequest } from 'payload';
import type { Texts } from '#lib/cms/labels.ts';
import { type LanguageGaps, type LanguageTimes, languageGaps } from '#lib/cms/languages.ts';
import type { ModelName } from '#lib/contract/models.ts';
import { languageName } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { engineOf } from './engine.ts';

/** The field of an entry that has the times of its languages. */
export const LANGUAGES = 'languages';

/** The times of the languages of an entry as it is stored. */
export function timesOf(stored: unknown): LanguageTimes {
  const times = (stored as Record<string, unknown> | undefined)?.[LANGUAGES];
  return typeof times === 'object' && times !== null ? (times as LanguageTimes) : {};
}

/** Whether a version is being restored, as Payload says it. */
export const isRestoring = ({ context }: PayloadRequest): boolean => context.isRestoringVersion === true;

/** A language with its name in that of the admin. */
export interface NamedLanguage {
  code: string;
  name: string;
}
export type NamedGaps = Record<keyof LanguageGaps, NamedLanguage[]>;

/** The languages that the draft of an entry lacks, by their names in the language of the admin; nothing for one without texts. */
export async function gapsOf(
  payload: Payload,
  name: ModelName,
  id: string,
  times: LanguageTimes,
  language: keyof Texts,
): Promise<NamedGaps | undefined> {
  const gaps = languageGaps((await engineOf(payload).documents(name, 'draft')).get(id), times);
  const named = (locales: readonly Locale[]) => locales.map((code) => ({ code, name: languageName(code, language) }));
  return gaps && { older: named(gaps.older), partly: named(gaps.partly), missing: named(gaps.missing) };
}
