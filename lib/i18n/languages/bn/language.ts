import { FONTS, type Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'bn-IN',
  month: 'long',
  zero: '০',
  fonts: [FONTS.latin, FONTS.bangla],
};
