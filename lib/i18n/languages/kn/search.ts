import type { SearchRules } from '../search-rules.ts';

export const searchRules: SearchRules = {
  stopWords: '',
  latinStopWords: '',
  endings: '',
  what: '',
  kinds: { lounges: '', offers: '', cards: '' },
  letters: [
    // The open vowel of “bank” is written with a y.
    [/್ಯಾ/g, 'ಾ'],
    [/ಂ(?![ಕ-ಹ])/g, 'म'],
  ],
  alike: [[/(?<=..)u$/, '']],
};
