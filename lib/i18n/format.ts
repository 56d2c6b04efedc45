import { LANGUAGES } from './languages.ts';
import type { Locale } from './locales.ts';

/** Formatters are made when first used: each costs more than a hundred uses, and its memory is outside the heap. */
function forEachLocale<Formatter>(build: (tag: string, locale: Locale) => Formatter): (locale: Locale) => Formatter {
  const formatters = new Map<Locale, Formatter>();
  return (locale) => {
    const formatter = formatters.get(locale) ?? build(`${LANGUAGES[locale].regionalTag}-u-nu-latn`, locale);
    formatters.set(locale, formatter);
    return formatter;
  };
}

const sizeFormat = (unit: 'kilobyte' | 'megabyte') =>
  forEachLocale((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }));

const dates = forEachLocale((tag, locale) => {
  const { month } = LANGUAGES[locale];
  return new Intl.DateTimeFormat(tag, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
});
const inIndia = (options: Intl.DateTimeFormatOptions) =>
  forEachLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Kolkata', ...options }));
const days = inIndia({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const times = inIndia({ hour: 'numeric', minute: '2-digit' });
const moments = inIndia({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const kilobytes = sizeFormat('kilobyte');
const megabytes = sizeFormat('megabyte');
const languageNames = forEachLocale((_tag, locale) => new Intl.DisplayNames([locale], { type: 'language' }));
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const INDIAN_DATE = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/**
 * `31 Mar 2027`, `31 मार्च 2027`.
 * @param date ISO date
 */
export function formatDate(date: string, locale: Locale): string {
  return dates(locale).format(new Date(`${date}T00:00:00Z`));
}

/** The ISO date in India at a moment: offers begin and end with the day there. */
export function dateInIndia(moment: Date): string {
  return INDIAN_DATE.format(moment);
}

/** A day in India: `Friday, 27 November 2026`. */
export function formatDay(moment: Date, locale: Locale): string {
  return days(locale).format(moment);
}

/** A time in India: `10:00 am`. */
export function formatTime(moment: Date, locale: Locale): string {
  return times(locale).format(moment);
}

/** A day and time in India: `27 Nov 2026, 10:00 am IST`. */
export function formatMoment(moment: Date, locale: Locale): string {
  return moments(locale).format(moment);
}

/** A file size in bytes as text: `1.2 MB`. */
export function formatBytes(bytes: number, locale: Locale): string {
  if (bytes < 1_000_000) return kilobytes(locale).format(Math.max(1, Math.round(bytes / 1000)));
  return megabytes(locale).format(bytes / 1_000_000);
}

/** The name of a language in itself, or in another one. */
export function languageName(code: Locale, inLocale: Locale = code): string {
  return languageNames(inLocale).of(code) ?? code;
}

/** The letters of a text, each with its combining marks. */
export function graphemesOf(text: string): string[] {
  return Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
}

/** Parts of a place or a description in one line, without those that are empty: `Delhi, Terminal 3`. */
export function joinParts(parts: readonly (string | undefined)[], locale: Locale): string {
  return parts.filter(Boolean).join(LANGUAGES[locale].comma ?? ', ');
}
