import type { Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'mr-IN',
  month: 'long',
  zero: '०',
  font: '/fonts/anek-marathi.woff2',
};
