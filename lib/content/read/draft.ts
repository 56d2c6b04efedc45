import { cookies, draftMode } from 'next/headers';
import type { ProblemLanguage } from '#lib/contract/problems/sentences.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** `en` or `hi`: the language of the editor, where the CMS names it when a preview starts. */
export const EDITOR_LANGUAGE_COOKIE = 'preview_language';

/** Whether drafts are shown; false outside of a request. */
export async function isPreview(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    return false;
  }
}

/**
 * The language in which problems are told in a preview: that of the editor, else Hindi on a Hindi page and English on others.
 * @param locale of the page
 */
export async function editorLanguage(locale: Locale): Promise<ProblemLanguage> {
  const given = (await cookies()).get(EDITOR_LANGUAGE_COOKIE)?.value;
  if (given === 'en' || given === 'hi') return given;
  return locale === 'hi' ? 'hi' : 'en';
}
