import type { Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'hi-IN',
  // Abbreviated Hindi months end with a dot and are hardly shorter.
  month: 'long',
  zero: '०',
  font: '/fonts/anek-devanagari-3.woff2',
};
