import type { Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'gu-IN',
  month: 'long',
  zero: '૦',
  font: '/fonts/anek-gujarati.woff2',
};
