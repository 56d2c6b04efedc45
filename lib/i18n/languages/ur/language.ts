import type { Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'ur-IN',
  month: 'long',
  zero: '۰',
  comma: '، ',
  font: '/fonts/noto-nastaliq-urdu.woff2',
};
