import { FONTS, type Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'te-IN',
  month: 'long',
  zero: '౦',
  fonts: [FONTS.latin, FONTS.telugu],
};
