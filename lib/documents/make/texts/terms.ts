/** A stretch of terms: numbered clauses, and a table where figures say it better. */
interface Section {
  title: string;
  clauses: readonly string[];
  table?: { headers: readonly string[]; rows: readonly (readonly string[])[] };
}

/** The terms of one subject in one language, with the few words that the pages themselves need. */
export interface Terms {
  lang: string;
  publisher: string;
  title: string;
  lead: string;
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

export const HINDI = {
  lang: 'hi-IN',
  publisher: 'नेशनल कार्ड नेटवर्क',
  contents: 'इस दस्तावेज़ में',
  foot: 'पृष्ठ {page}, कुल {total}',
  note: 'नमूना दस्तावेज़। इसमें दिए गए सभी नाम, संख्याएँ और शर्तें काल्पनिक हैं।',
};
