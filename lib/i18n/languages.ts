import { language as bn } from './languages/bn/language.ts';
import { language as en } from './languages/en/language.ts';
import { language as gu } from './languages/gu/language.ts';
import { language as hi } from './languages/hi/language.ts';
import { language as kn } from './languages/kn/language.ts';
import type { Language } from './languages/language.ts';
import { language as ml } from './languages/ml/language.ts';
import { language as mr } from './languages/mr/language.ts';
import { language as or } from './languages/or/language.ts';
import { language as pa } from './languages/pa/language.ts';
import { language as ta } from './languages/ta/language.ts';
import { language as te } from './languages/te/language.ts';
import { language as ur } from './languages/ur/language.ts';
import type { Locale } from './locales.ts';

/** The definitions of the languages. Not for client components: they get what they need as props. */
export const LANGUAGES: Record<Locale, Language> = { en, hi, bn, mr, te, ta, gu, ur, kn, or, ml, pa };
