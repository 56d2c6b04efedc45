import type { Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'te-IN',
  month: 'long',
  zero: '౦',
  font: '/fonts/anek-telugu.woff2',
};
