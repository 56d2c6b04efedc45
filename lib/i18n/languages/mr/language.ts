import { FONTS, type Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'mr-IN',
  month: 'long',
  zero: '०',
  fonts: [FONTS.latin, FONTS.devanagari],
};
