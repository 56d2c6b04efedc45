import { type Locale, REGIONAL_TAG } from '#lib/i18n/locales.ts';

// Each formatter is built once: building one costs more than a hundred uses.
const dateFormat = (locale: Locale, month: 'short' | 'long') =>
  new Intl.DateTimeFormat(REGIONAL_TAG[locale], { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });

const sizeFormat = (locale: Locale, unit: 'kilobyte' | 'megabyte') =>
  new Intl.NumberFormat(REGIONAL_TAG[locale], { style: 'unit', unit, maximumFractionDigits: 1 });

/** Short months are abbreviations with a dot in Hindi, where the whole word is as short to read. */
const DATES: Record<Locale, Intl.DateTimeFormat> = { en: dateFormat('en', 'short'), hi: dateFormat('hi', 'long') };
const KILOBYTES: Record<Locale, Intl.NumberFormat> = { en: sizeFormat('en', 'kilobyte'), hi: sizeFormat('hi', 'kilobyte') };
const MEGABYTES: Record<Locale, Intl.NumberFormat> = { en: sizeFormat('en', 'megabyte'), hi: sizeFormat('hi', 'megabyte') };
const INDIAN_DATE = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/**
 * A date as people of that language write it: `31 Mar 2027`, `31 मार्च 2027`.
 * @param date an ISO date, `2027-03-31`; the contract has checked it
 */
export function formatDate(date: string, locale: Locale): string {
  return DATES[locale].format(new Date(`${date}T00:00:00Z`));
}

/** The ISO date in India at a moment: offers begin and end with the day there. */
export function dateInIndia(moment: Date): string {
  return INDIAN_DATE.format(moment);
}

/** A file size in bytes, in words: `1.2 MB`. */
export function formatBytes(bytes: number, locale: Locale): string {
  if (bytes < 1_000_000) return KILOBYTES[locale].format(Math.max(1, Math.round(bytes / 1000)));
  return MEGABYTES[locale].format(bytes / 1_000_000);
}
