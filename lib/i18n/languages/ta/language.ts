import { FONTS, type Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'ta-IN',
  month: 'long',
  zero: '௦',
  fonts: [FONTS.latin, FONTS.tamil],
};
