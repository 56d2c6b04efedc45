import { offerPagePath } from '#lib/content/offer-address.ts';
import { read, valueOrThrow } from '#lib/content/read/read.ts';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { endOfDay, hasEnded } from '#lib/contract/offer-dates.ts';
import { plainText } from '#lib/contract/plain-text.ts';
import type { Offer } from '#lib/contract/records/offer.ts';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { escapeXml } from '#lib/platform/escape-xml.ts';
import { type FeedName, feedPath } from './feed-address.ts';
import { absoluteUrl, languagesOf, localizedUrl } from './page-address.ts';
import { orLastGood } from './sitemap/last-good.ts';
import { orRetryLater, textHeaders } from './text-response.ts';

/** Newest offers in a feed: one page of the list. */
const FEED_SIZE = 50;

const element = (name: string, text: string | undefined) => (text ? `<${name}>${escapeXml(text)}</${name}>` : '');
/** The start of a day in India, in the date format of RSS. */
const rssDate = (date: string | undefined) => (date ? new Date(`${date}T00:00:00+05:30`).toUTCString() : undefined);

interface FeedItem {
  title: string;
  address: string;
  description: string;
  category?: string | undefined;
  /** ISO date. */
  day: string | undefined;
  /** ISO date of the last day. */
  lastDay?: string | undefined;
}

function itemXml({ title, address, description, category, day, lastDay }: FeedItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('description', plainText(description)),
    element('category', category),
    element('pubDate', rssDate(day)),
    lastDay ? element('dcterms:valid', `end=${endOfDay(lastDay)}; scheme=W3C-DTF`) : '',
    '</item>',
  ].join('');
}

/** The page that a feed belongs to, and its texts. */
const FEEDS = {
  offers: { page: '/exclusive-offers', title: 'feedTitle', description: 'feedDescription' },
  news: { page: '/newsroom', title: 'newsFeedTitle', description: 'newsFeedDescription' },
} as const satisfies Record<FeedName, object>;

export function feedXml(name: FeedName, items: readonly FeedItem[], locale: Locale): string {
  const t = textOf(locale, 'seo');
  const { page, title, description } = FEEDS[name];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dcterms="http://purl.org/dc/terms/"><channel>\n',
    element('title', `${t(title)} · ${textOf(locale, 'header')('organisation')}`),
    element('link', localizedUrl(page, locale)),
    element('description', t(description)),
    element('language', LANGUAGES[locale].regionalTag.toLowerCase()),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(absoluteUrl(feedPath(name, locale)))}"/>\n`,
    ...items.map((item) => `${itemXml(item)}\n`),
    '</channel></rss>\n',
  ].join('');
}

export function offerItem(record: Offer, locale: Locale): FeedItem {
  return {
    title: record.title,
    address: localizedUrl(offerPagePath(record), locale),
    description: record.description ?? record.title,
    category: record.category_label,
    day: record.valid_from,
    lastDay: record.valid_to,
  };
}

/** The newest items that are translated into a language. @throws {ContentError} */
const ITEMS: Record<FeedName, (locale: Locale) => Promise<FeedItem[]>> = {
  offers: async (locale) => {
    const newest = valueOrThrow(await read(ENDPOINTS.offerCards, { sort: 'newest', page_size: FEED_SIZE }, locale))?.items ?? [];
    return newest
      .filter(
        (record) => !hasEnded(record) && record.seo?.enable_indexing !== false && languagesOf(record, locale).includes(locale),
      )
      .map((record) => offerItem(record, locale));
  },
  news: async (locale) => {
    const releases = valueOrThrow(await read(ENDPOINTS.pressReleases, { page_size: FEED_SIZE }, locale))?.items ?? [];
    return releases
      .filter((release) => (release.locale ?? locale) === locale)
      .map(({ title, description = title, date, links: [page] = [] }) => ({
        title,
        address: localizedUrl(page?.link ?? FEEDS.news.page, locale),
        description,
        day: date,
      }));
  },
};

/**
 * A feed in a language, or the English one when the language has no items.
 * @throws {ContentError}
 */
export async function feed(name: FeedName, locale: Locale): Promise<{ xml: string; language: Locale }> {
  const items = await ITEMS[name](locale);
  if (items.length === 0 && locale !== DEFAULT_LOCALE) return feed(name, DEFAULT_LOCALE);
  return { xml: feedXml(name, items, locale), language: locale };
}

/** The response with a feed: the last good one while the content service fails. */
export function feedResponse(name: FeedName, locale: Locale): Promise<Response> {
  const type = 'application/rss+xml';
  const respond = async () => {
    const { xml, language } = await feed(name, locale);
    return new Response(xml, { headers: { ...textHeaders(type), 'content-language': language } });
  };
  return orRetryLater(() => orLastGood(`${name}-${locale}.xml`, respond, type));
}
