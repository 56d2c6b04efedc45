import type { Locale } from '#lib/i18n/locales.ts';
import type { Block } from '../markdown.ts';

/** A stretch of a document under a heading of its own. */
export interface Section {
  title: string;
  blocks: readonly Block[];
}

/** The text of a document in one language, with the few words that the pages themselves need. */
export interface Terms {
  lang: string;
  publisher: string;
  title: string;
  lead: string;
  /** What applies to the whole document. */
  caveat?: readonly Block[];
  /** What it says in short, on the first page. */
  summary?: Section;
  contents: string;
  /** The line at the foot; `{page}` and `{total}` stand for numbers. */
  foot: string;
  note: string;
  sections: readonly Section[];
}

export const ENGLISH = {
  lang: 'en-IN',
  publisher: 'National Card Network',
  contents: 'What is in this document',
  foot: 'Page {page} of {total}',
  note: 'Sample document. All names, numbers and conditions in it are invented.',
};

const HINDI: typeof ENGLISH = {
  lang: 'hi-IN',
  publisher: 'नेशनल कार्ड नेटवर्क',
  contents: 'इस दस्तावेज़ में',
  foot: 'पृष्ठ {page}, कुल {total}',
  note: 'नमूना दस्तावेज़। इसमें दिए गए सभी नाम, संख्याएँ और शर्तें काल्पनिक हैं।',
};

/** What every document of a language says in the same words. */
export const FIXED: Record<Locale, typeof ENGLISH> = { en: ENGLISH, hi: HINDI };
