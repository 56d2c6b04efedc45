import { FONTS, type Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'gu-IN',
  month: 'long',
  zero: '૦',
  fonts: [FONTS.latin, FONTS.gujarati],
};
