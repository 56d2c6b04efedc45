import { type Locale, localizePath } from '#lib/i18n/locales.ts';

/** The feeds of current offers and of press releases. */
const FEED_PATHS = { offers: '/offers.xml', news: '/news.xml' } as const;
export type FeedName = keyof typeof FEED_PATHS;

/** @param path without language */
export function isFeed(path: string): boolean {
  return Object.values<string>(FEED_PATHS).includes(path);
}

/** The path of a feed in a language. */
export function feedPath(name: FeedName, locale: Locale): string {
  return localizePath(FEED_PATHS[name], locale);
}
