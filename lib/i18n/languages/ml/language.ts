import { FONTS, type Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'ml-IN',
  month: 'long',
  zero: '൦',
  fonts: [FONTS.latin, FONTS.malayalam],
};
