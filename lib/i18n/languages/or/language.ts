import { FONTS, type Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'or-IN',
  month: 'long',
  zero: '୦',
  fonts: [FONTS.latin, FONTS.odia],
};
