import type { Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'ta-IN',
  month: 'long',
  zero: '௦',
  font: '/fonts/anek-tamil-2.woff2',
};
