import type { SearchRules } from '../search-rules.ts';

export const searchRules: SearchRules = {
  stopWords: '',
  latinStopWords: '',
  endings: '',
  what: '',
  kinds: { lounges: '', offers: '', cards: '' },
};
