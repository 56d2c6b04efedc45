import type { Article, FAQPage, Graph, Thing, WebPage } from 'schema-dts';
import type { BlockContents } from '#lib/content/blocks/block-contents.ts';
import { contentsOf } from '#lib/content/blocks/page-contents.ts';
import type { BreadcrumbItem } from '#lib/content/contract/atoms.ts';
import type { Footer, Page } from '#lib/content/contract/documents.ts';
import { type Locale, REGIONAL_TAG } from '#lib/i18n/locales.ts';
import { isArticle, lastChange } from '../article.ts';
import { headTexts } from '../head-texts.ts';
import { placeOf } from '../place.ts';
import { socialImage, socialTitle } from '../social-image.ts';
import { cardsOf } from './cards.ts';
import { known, ORGANISATION_ID, SITE_ID, type StructuredPlace } from './node.ts';
import { loungeList, offerNode, questionOf, videoNode } from './records.ts';
import { organisationOf, siteOf } from './site.ts';
import { trailOf } from './trail.ts';

/** What one block of a page describes. */
function thingsOf({ offer, lounges, video }: BlockContents, place: StructuredPlace): Thing[] {
  const node = video && videoNode(video, place);
  return [
    ...(offer ? [offerNode(offer, place)] : []),
    ...(lounges && lounges.items.length > 0 ? [loungeList(lounges, place)] : []),
    ...(node ? [node] : []),
  ];
}

/** The page itself; one that has questions and answers is a page of them. */
function pageNode(place: StructuredPlace, hasTrail: boolean): WebPage | FAQPage {
  const { page, language, path, canonical } = place;
  const { title, description } = headTexts(page);
  const items = contentsOf(page).flatMap(({ questions = [] }) => questions);
  const shared = {
    '@id': `${canonical}#page`,
    url: canonical,
    name: title,
    ...known('description', description),
    inLanguage: REGIONAL_TAG[language],
    isPartOf: { '@id': SITE_ID },
    publisher: { '@id': ORGANISATION_ID },
    primaryImageOfPage: { '@type': 'ImageObject', url: socialImage(path, language, socialTitle(page)).url } as const,
    ...known('dateModified', page.updated_at),
    ...(hasTrail ? { breadcrumb: { '@id': `${canonical}#trail` } } : {}),
  };
  if (items.length === 0) return { '@type': 'WebPage', ...shared };
  const unique = new Map(items.map((item) => [item.question, item]));
  return { '@type': 'FAQPage', ...shared, mainEntity: [...unique.values()].map(questionOf) };
}

/** The text of a page that is one, with the day of its last change and who publishes it. */
function articleNode({ page, language, path, canonical }: StructuredPlace): Article {
  return {
    '@type': 'Article',
    '@id': `${canonical}#article`,
    headline: socialTitle(page),
    ...known('description', headTexts(page).description),
    inLanguage: REGIONAL_TAG[language],
    ...known('dateModified', lastChange(page)),
    publisher: { '@id': ORGANISATION_ID },
    mainEntityOfPage: { '@id': `${canonical}#page` },
    image: socialImage(path, language, socialTitle(page)).url,
  };
}

interface Described {
  page: Page;
  locale: Locale;
  /** The site path without language. */
  path: string;
  /** The steps of the breadcrumb that the page shows; none on a page without one. */
  trail: readonly BreadcrumbItem[];
  footer: Footer;
}

/**
 * What a page says to machines (decision 020), made from its document after its lists were filled: the page, the way
 * to it, and each thing it describes; on home the network and its site too, and the network where it publishes a text.
 */
export function structuredData({ page, locale, path, trail, footer }: Described): Graph {
  const { language, canonical } = placeOf(page, locale, path);
  const place: StructuredPlace = { page, language, path, canonical };
  const text: Thing[] = isArticle(page) ? [articleNode(place)] : [];
  const network: Thing[] = path === '/' || text.length > 0 ? [organisationOf(footer, language)] : [];
  const site: Thing[] = path === '/' ? [siteOf(language)] : [];
  const way: Thing[] = trail.length > 0 ? [trailOf(trail, place)] : [];
  const things = contentsOf(page).flatMap((block) => thingsOf(block, place));
  const own = pageNode(place, trail.length > 0);
  return {
    '@context': 'https://schema.org',
    '@graph': [own, ...way, ...network, ...site, ...text, ...things, ...cardsOf(place)],
  };
}

/** Structured data as it may stand in a script: nothing in it can end the script or begin a comment. */
export function toJsonLd(graph: Graph): string {
  return JSON.stringify(graph)
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
