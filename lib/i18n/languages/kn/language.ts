import { FONTS, type Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'kn-IN',
  month: 'long',
  zero: '೦',
  fonts: [FONTS.latin, FONTS.kannada],
};
