import { LANGUAGES, LOCALES, type Locale } from './locales.ts';

/** Built once: one costs more than a hundred uses, and its memory is outside the heap. */
function forEachLocale<Formatter>(build: (locale: Locale) => Formatter): Record<Locale, Formatter> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, build(locale)])) as Record<Locale, Formatter>;
}

const sizeFormat = (unit: 'kilobyte' | 'megabyte') =>
  forEachLocale(
    (locale) => new Intl.NumberFormat(LANGUAGES[locale].regionalTag, { style: 'unit', unit, maximumFractionDigits: 1 }),
  );

const DATES = forEachLocale((locale) => {
  const { regionalTag, month } = LANGUAGES[locale];
  return new Intl.DateTimeFormat(regionalTag, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
});
const KILOBYTES = sizeFormat('kilobyte');
const MEGABYTES = sizeFormat('megabyte');
const RUPEES = forEachLocale(
  (locale) =>
    new Intl.NumberFormat(`${LANGUAGES[locale].regionalTag}-u-nu-latn`, {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
    }),
);
const LANGUAGE_NAMES = forEachLocale((locale) => new Intl.DisplayNames([locale], { type: 'language' }));
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const INDIAN_DATE = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/**
 * `31 Mar 2027`, `31 मार्च 2027`.
 * @param date ISO date
 */
export function formatDate(date: string, locale: Locale): string {
  return DATES[locale].format(new Date(`${date}T00:00:00Z`));
}

/** The ISO date in India at a moment: offers begin and end with the day there. */
export function dateInIndia(moment: Date): string {
  return INDIAN_DATE.format(moment);
}

/** A file size in bytes as text: `1.2 MB`. */
export function formatBytes(bytes: number, locale: Locale): string {
  if (bytes < 1_000_000) return KILOBYTES[locale].format(Math.max(1, Math.round(bytes / 1000)));
  return MEGABYTES[locale].format(bytes / 1_000_000);
}

/** An amount in whole rupees, in Indian grouping: `₹1,80,000`. */
export function formatRupees(amount: number, locale: Locale): string {
  return RUPEES[locale].format(amount);
}

/** The name of a language in itself: "English", "हिन्दी". */
export function languageName(code: Locale): string {
  return LANGUAGE_NAMES[code].of(code) ?? code;
}

/** The letters of a text, each with its combining marks. */
export function graphemesOf(text: string): string[] {
  return Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
}
