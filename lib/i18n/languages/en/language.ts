import type { Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'en-IN',
  month: 'short',
  zero: '0',
};
