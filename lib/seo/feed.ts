import { offerPagePath } from '#lib/content/offer-address.ts';
import { read, valueOrThrow } from '#lib/content/read/read.ts';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { endOfDay, hasEnded } from '#lib/contract/offer-dates.ts';
import { plainText } from '#lib/contract/plain-text.ts';
import type { Offer } from '#lib/contract/records/offer.ts';
import { LANGUAGES, type Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { escapeXml } from '#lib/platform/escape-xml.ts';
import { feedPath } from './feed-address.ts';
import { absoluteUrl, languagesOf, localizedUrl } from './page-address.ts';

/** Newest offers in a feed: one page of the list. */
const FEED_SIZE = 50;

const element = (name: string, text: string | undefined) => (text ? `<${name}>${escapeXml(text)}</${name}>` : '');
/** The start of a day in India, in the date format of RSS. */
const rssDate = (date: string | undefined) => (date ? new Date(`${date}T00:00:00+05:30`).toUTCString() : undefined);

function itemXml(record: Offer, locale: Locale): string {
  const address = localizedUrl(offerPagePath(record), locale);
  return [
    '<item>',
    element('title', record.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('description', plainText(record.description ?? record.title)),
    element('category', record.category_label),
    element('pubDate', rssDate(record.valid_from)),
    record.valid_to ? element('dcterms:valid', `end=${endOfDay(record.valid_to)}; scheme=W3C-DTF`) : '',
    '</item>',
  ].join('');
}

export function feedXml(records: readonly Offer[], locale: Locale): string {
  const t = textOf(locale, 'seo');
  const title = `${t('feedTitle')} · ${textOf(locale, 'header')('organisation')}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dcterms="http://purl.org/dc/terms/"><channel>\n',
    element('title', title),
    element('link', localizedUrl('/exclusive-offers', locale)),
    element('description', t('feedDescription')),
    element('language', LANGUAGES[locale].regionalTag.toLowerCase()),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(absoluteUrl(feedPath(locale)))}"/>\n`,
    ...records.map((record) => `${itemXml(record, locale)}\n`),
    '</channel></rss>\n',
  ].join('');
}

/**
 * The newest current offers in a language; untranslated ones are in the English feed only.
 * @throws {ContentError}
 */
export async function offersFeed(locale: Locale): Promise<string> {
  const params = { sort: 'newest', page_size: FEED_SIZE };
  const newest = valueOrThrow(await read(ENDPOINTS.offerCards, params, locale))?.items ?? [];
  const current = newest.filter(
    (record) => !hasEnded(record) && record.seo?.enable_indexing !== false && languagesOf(record, locale).includes(locale),
  );
  return feedXml(current, locale);
}
