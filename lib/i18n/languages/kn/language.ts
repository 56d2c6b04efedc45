import type { Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'kn-IN',
  month: 'long',
  zero: '೦',
  font: '/fonts/anek-kannada.woff2',
};
