import { FONTS, type Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'ur-IN',
  month: 'long',
  zero: '۰',
  fonts: [FONTS.latin, FONTS.nastaliq],
};
