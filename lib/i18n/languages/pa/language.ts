import type { Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'pa-IN',
  month: 'long',
  zero: '੦',
  font: '/fonts/anek-gurmukhi.woff2',
};
