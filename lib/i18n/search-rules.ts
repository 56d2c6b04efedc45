import { searchRules as bn } from './languages/bn/search.ts';
import { searchRules as en } from './languages/en/search.ts';
import { searchRules as gu } from './languages/gu/search.ts';
import { searchRules as hi } from './languages/hi/search.ts';
import { searchRules as kn } from './languages/kn/search.ts';
import { searchRules as ml } from './languages/ml/search.ts';
import { searchRules as mr } from './languages/mr/search.ts';
import { searchRules as or } from './languages/or/search.ts';
import { searchRules as pa } from './languages/pa/search.ts';
import type { SearchRules } from './languages/search-rules.ts';
import { searchRules as ta } from './languages/ta/search.ts';
import { searchRules as te } from './languages/te/search.ts';
import { searchRules as ur } from './languages/ur/search.ts';
import type { Locale } from './locales.ts';

/** The search rules of the languages, for the embedded search alone. */
export const SEARCH_RULES: Record<Locale, SearchRules> = { en, hi, bn, mr, te, ta, gu, ur, kn, or, ml, pa };
