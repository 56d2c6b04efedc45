import type { Metadata } from 'next';
import { contentsOf, linksToOfferFeed } from '#lib/content/blocks/page-contents.ts';
import type { Page } from '#lib/content/contract/documents.ts';
import { endOfDay } from '#lib/content/contract/offer-dates.ts';
import type { LoadedPage } from '#lib/content/page.ts';
import { type PageQuery, valuesOf } from '#lib/content/page-query.ts';
import { LANGUAGES, type Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { isArticle, lastChange } from './article.ts';
import { feedPath } from './feed-address.ts';
import { headTexts } from './head-texts.ts';
import { absolute, alternatesOf, isIndexed, pageAddress } from './page-address.ts';
import { socialImage, socialTitle } from './social-image.ts';

/** A language as Open Graph writes it: `hi_IN`. */
function openGraphLocale(locale: Locale): string {
  return LANGUAGES[locale].regionalTag.replace('-', '_');
}

/** What crawlers may do with a page; that of an offer goes when the offer ends. */
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

/** What the head of a page is made from: the page, or the card that the address names and the page shows in detail. */
function subjectOf(page: Page, query: PageQuery): Page {
  const [slug] = valuesOf(query, 'card');
  const position = contentsOf(page).findIndex(({ card }) => card !== undefined && card.slug === slug);
  const card = contentsOf(page)[position]?.card;
  if (card === undefined) return page;
  const title = page.title === undefined ? card.title : `${card.title} · ${page.title}`;
  return { title, seo: card.seo, content: page.content.slice(position, position + 1) };
}

/**
 * The head of a content page from its seo data, with fallbacks from its content (spec 2.11, 3); nothing in it is empty. A
 * variant has the head of its base page; one that shows a card has the card's title and description, because it is shared.
 * @param path the site path without language and query
 */
function pageMetadata(page: Page, { locale, path, query }: LoadedPage): Metadata {
  const { languages, language, canonical, isCanonical } = pageAddress(page, locale, path);
  const { title, description } = headTexts(subjectOf(page, query));
  const alternates = isCanonical && languages.includes(locale) ? alternatesOf(path, languages) : {};
  const image = socialImage(path, language, socialTitle(page));
  const described = description ? { description } : {};
  const changed = lastChange(page);
  const siteName = textOf(locale, 'header')('organisation');
  return {
    title,
    ...described,
    ...(page.seo?.seo_keywords ? { keywords: page.seo.seo_keywords } : {}),
    applicationName: siteName,
    robots: robotsOf(page),
    alternates: {
      canonical,
      ...(Object.keys(alternates).length > 0 ? { languages: alternates } : {}),
      ...(linksToOfferFeed(page)
        ? {
            types: {
              'application/rss+xml': [{ url: absolute(feedPath(language)), title: textOf(language, 'found')('feedTitle') }],
            },
          }
        : {}),
    },
    openGraph: {
      title,
      ...described,
      url: canonical,
      siteName,
      locale: openGraphLocale(language),
      alternateLocale: languages.filter((code) => code !== language).map(openGraphLocale),
      images: [image],
      ...(isArticle(page) ? { type: 'article', ...(changed ? { modifiedTime: changed } : {}) } : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', title, ...described, images: [{ url: image.url, alt: image.alt }] },
  };
}

/**
 * The head of whatever came of asking for a page. A page that is missing or failed brings its own title and `noindex`: when
 * the framework renews a 404 it resolves the head of its own not-found page instead of this one.
 */
export function screenMetadata(page: LoadedPage): Metadata {
  return page.result.status === 'ok' ? pageMetadata(page.result.value, page) : {};
}
