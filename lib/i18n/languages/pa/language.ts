import { FONTS, type Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'pa-IN',
  month: 'long',
  zero: '੦',
  fonts: [FONTS.latin, FONTS.gurmukhi],
};
