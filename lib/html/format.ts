import { type Locale, REGIONAL_TAG } from '#lib/i18n/locales.ts';

/** Short months are abbreviations with a dot in Hindi, where the whole word is as short to read. */
const MONTH: Record<Locale, 'short' | 'long'> = { en: 'short', hi: 'long' };

/**
 * A date as people of that language write it: `31 Mar 2027`, `31 मार्च 2027`.
 * @param date an ISO date, `2027-03-31`; the contract has checked it
 */
export function formatDate(date: string, locale: Locale): string {
  const options = { day: 'numeric', month: MONTH[locale], year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(REGIONAL_TAG[locale], options).format(new Date(`${date}T00:00:00Z`));
}

/** The ISO date in India at a moment: offers begin and end with the day there. */
export function dateInIndia(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(moment);
}

/** A file size in bytes, in words: `1.2 MB`. */
export function formatBytes(bytes: number, locale: Locale): string {
  const [size, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(REGIONAL_TAG[locale], { style: 'unit', unit, maximumFractionDigits: 1 }).format(size);
}
