import type { Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'ml-IN',
  month: 'long',
  zero: '൦',
  font: '/fonts/anek-malayalam.woff2',
};
