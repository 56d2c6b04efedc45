import { FONTS, type Language } from '../language.ts';

export const language: Language = {
  regionalTag: 'hi-IN',
  // Abbreviated Hindi months end with a dot and are hardly shorter.
  month: 'long',
  zero: '०',
  fonts: [FONTS.latin, FONTS.devanagari],
};
