import type { Metadata } from 'next';
import type { LoadedPage } from '#lib/content/page/page.ts';
import { contentsOf, linksToNewsFeed, linksToOfferFeed } from '#lib/contract/blocks/behaviour.ts';
import type { Block } from '#lib/contract/blocks/block.ts';
import type { Page } from '#lib/contract/documents.ts';
import { endOfDay } from '#lib/contract/offer-dates.ts';
import type { Pagination } from '#lib/contract/source.ts';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { isArticle, lastChange } from './article.ts';
import { feedPath } from './feed-address.ts';
import { absoluteUrl, alternatesOf, isIndexed, pageAddress } from './page-address.ts';
import { pageVariant } from './page-variant.ts';
import { socialImage, socialTitle } from './social-image.ts';
import { titleAndDescription } from './title-and-description.ts';

export function openGraphLocale(locale: Locale): string {
  return LANGUAGES[locale].regionalTag.replace('-', '_');
}

/** The page of an offer leaves the index when the offer ends. */
function robotsOf(page: Page): Metadata['robots'] {
  if (!isIndexed(page.seo)) return { index: false };
  const end = contentsOf(page)[0]?.offer?.valid_to;
  return {
    index: true,
    follow: true,
    'max-image-preview': 'large',
    ...(end ? { unavailable_after: endOfDay(end) } : {}),
  };
}

/** Whether the query of an address leaves a list of the page empty. */
function matchesNothing({ content }: Page, query: LoadedPage['query']): boolean {
  const lists: readonly (Block & { pagination?: Pagination | undefined })[] = content;
  return Object.keys(query).length > 0 && lists.some(({ pagination }) => pagination?.total === 0);
}

/** The feed that the head of a page links to. */
function feedOf(page: Page, language: Locale): Pick<NonNullable<Metadata['alternates']>, 'types'> {
  const name = linksToNewsFeed(page) ? 'news' : linksToOfferFeed(page) ? 'offers' : undefined;
  if (name === undefined) return {};
  const title = textOf(language, 'seo')(name === 'news' ? 'newsFeedTitle' : 'feedTitle');
  return { types: { 'application/rss+xml': [{ url: absoluteUrl(feedPath(name, language)), title }] } };
}

/**
 * Metadata of a page from its seo fields, with fallbacks from its content. The query of the address
 * decides which page it is (`pageVariant`).
 * @param path the site path without language and query
 */
function pageMetadata(base: Page, { locale, path, query }: LoadedPage): Metadata {
  const { page, search } = pageVariant(base, query, locale);
  const { languages, language, canonical, isCanonical } = pageAddress(page, locale, path, search);
  const { title, description } = titleAndDescription(page);
  const alternates = isCanonical && languages.includes(locale) ? alternatesOf(path + search, languages) : {};
  const image = socialImage(path, language, socialTitle(page));
  const optionalDescription = description ? { description } : {};
  const modified = lastChange(page);
  const siteName = textOf(locale, 'header')('organisation');
  return {
    title,
    ...optionalDescription,
    ...(page.seo?.seo_keywords ? { keywords: page.seo.seo_keywords } : {}),
    applicationName: siteName,
    robots: matchesNothing(base, query) ? { index: false } : robotsOf(page),
    alternates: {
      canonical,
      ...(Object.keys(alternates).length > 0 ? { languages: alternates } : {}),
      ...feedOf(page, language),
    },
    openGraph: {
      title,
      ...optionalDescription,
      url: canonical,
      siteName,
      locale: openGraphLocale(language),
      alternateLocale: languages.filter((code) => code !== language).map(openGraphLocale),
      images: [image],
      ...(isArticle(page) ? { type: 'article', ...(modified ? { modifiedTime: modified } : {}) } : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', title, ...optionalDescription, images: [{ url: image.url, alt: image.alt }] },
  };
}

/** Metadata of a content page; a page that is missing or failed has its own title (`ContentPage`). */
export function contentPageMetadata(page: LoadedPage): Metadata {
  return page.result.status === 'ok' ? pageMetadata(page.result.value, page) : {};
}
