'use client';
import type { NamedGaps, NamedLanguage } from '../src/language-gaps.ts';

const ENGLISH = {
  older: 'Older than the English text',
  olderHelp: 'Open each, correct it, and save it by hand when it is right.',
  partly: 'Written in part',
  missing: 'Not written',
  summary: (count: number) => `Languages to look at: ${count}`,
};
const HINDI: typeof ENGLISH = {
  older: 'अंग्रेज़ी पाठ से पुरानी',
  olderHelp: 'हर भाषा खोलें, सुधारें, और सही होने पर ख़ुद सहेजें।',
  partly: 'अधूरी',
  missing: 'नहीं लिखी गईं',
  summary: (count) => `देखने की भाषाएँ: ${count}`,
};

/** The field is written by the CMS; `Languages` shows what follows from it. */
export const NoField = () => null;

/** Each leads to the form in that language. */
function Names({ languages }: { languages: readonly NamedLanguage[] }) {
  return languages.map(({ code, name }, index) => (
    <span key={code}>
      {index === 0 ? '' : ', '}
      <a href={`?locale=${code}`}>{name}</a>
    </span>
  ));
}

/** The languages of an entry that are missing, written in part, or older than its English text. */
export function Languages({ gaps, language }: { gaps: NamedGaps; language: string }) {
  const texts = language === 'hi' ? HINDI : ENGLISH;
  const { older, partly, missing } = gaps;
  const count = new Set([...older, ...partly, ...missing].map(({ code }) => code)).size;
  if (count === 0) return null;
  return (
    <details open={older.length > 0}>
      <summary>{texts.summary(count)}</summary>
      <ul>
        {older.length > 0 && (
          <li>
            {texts.older}: <Names languages={older} />. {texts.olderHelp}
          </li>
        )}
        {partly.length > 0 && (
          <li>
            {texts.partly}: <Names languages={partly} />
          </li>
        )}
        {missing.length > 0 && (
          <li>
            {texts.missing}: <Names languages={missing} />
          </li>
        )}
      </ul>
    </details>
  );
}
