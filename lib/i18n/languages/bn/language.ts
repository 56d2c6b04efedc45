import type { Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'bn-IN',
  month: 'long',
  zero: '০',
  font: '/fonts/anek-bangla.woff2',
};
