import type { DefaultServerCellComponentProps } from 'payload';
import { adminLanguage } from '#lib/cms/admin-language.ts';
import type { ModelName } from '#lib/contract/models.ts';
import { gapsOf, LANGUAGES, timesOf } from '../src/language-gaps.ts';

/** The most that are named; of more their number is said. */
const NAMED_MAX = 3;

const ENGLISH = {
  older: (names: string) => `Older than English: ${names}`,
  partly: (names: string) => `In part: ${names}`,
  missing: (count: number) => `Not written: ${count}`,
  many: (count: number) => `${count} languages`,
  all: 'All written',
};
const HINDI: typeof ENGLISH = {
  older: (names) => `अंग्रेज़ी से पुरानी: ${names}`,
  partly: (names) => `अधूरी: ${names}`,
  missing: (count) => `नहीं लिखी गईं: ${count}`,
  many: (count) => `${count} भाषाएँ`,
  all: 'सब लिखी गईं',
};

/** What the languages of an entry lack, in a list. */
export async function LanguagesCell({ cellData, rowData, collectionSlug, payload, i18n }: DefaultServerCellComponentProps) {
  const language = adminLanguage(i18n.language);
  const times = timesOf({ [LANGUAGES]: cellData });
  const gaps = await gapsOf(payload, collectionSlug as ModelName, String(rowData?.id), times, language);
  if (gaps === undefined) return null;
  const texts = language === 'hi' ? HINDI : ENGLISH;
  const namesOf = (languages: { name: string }[]) =>
    languages.length > NAMED_MAX ? texts.many(languages.length) : languages.map(({ name }) => name).join(', ');
  const parts = [
    ...(gaps.older.length > 0 ? [texts.older(namesOf(gaps.older))] : []),
    ...(gaps.partly.length > 0 ? [texts.partly(namesOf(gaps.partly))] : []),
    ...(gaps.missing.length > 0 ? [texts.missing(gaps.missing.length)] : []),
  ];
  return <span>{parts.length === 0 ? texts.all : parts.join(' · ')}</span>;
}
