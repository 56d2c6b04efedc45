import type { SearchRules } from '../search-rules.ts';

export const searchRules: SearchRules = {
  stopWords: '',
  latinStopWords: '',
  endings: '',
  what: '',
  kinds: { lounges: '', offers: '', cards: '' },
  // Doubled consonants and nasals have signs that are typed or not.
  spellings: [
    [/ੱ/g, ''],
    [/ੰ/g, 'ਂ'],
  ],
  letters: [
    [/ੜ/g, 'ड'],
    [/ਂ(?=[ਮਨ])/g, ''],
    [/[ੲੳ]/g, ''],
  ],
};
