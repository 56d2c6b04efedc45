import type { Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'or-IN',
  month: 'long',
  zero: '୦',
  font: '/fonts/anek-odia.woff2',
};
