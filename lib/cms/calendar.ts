import { formatDay, formatTime } from '#lib/i18n/format.ts';
import type { Texts } from './labels.ts';

/** The entries of a day in India, the earliest first. */
interface Day<Entry> {
  /** Such as `Friday, 27 November 2026`. */
  name: string;
  /** With their times, such as `10:00 am`. */
  entries: { entry: Entry; time: string }[];
}

/**
 * Entries that are published at a time, by the days of India.
 * @param momentOf when an entry is published
 */
export function byDay<Entry>(entries: readonly Entry[], momentOf: (entry: Entry) => Date, language: keyof Texts): Day<Entry>[] {
  const inOrder = entries.map((entry) => ({ entry, at: momentOf(entry) })).sort((a, b) => a.at.getTime() - b.at.getTime());
  return [...Map.groupBy(inOrder, ({ at }) => formatDay(at, language))].map(([name, found]) => ({
    name,
    entries: found.map(({ entry, at }) => ({ entry, time: formatTime(at, language) })),
  }));
}
