import type { Article, FAQPage, Graph, Thing, WebPage } from 'schema-dts';
import type { BreadcrumbItem } from '#lib/contract/atoms.ts';
import { contentsOf } from '#lib/contract/blocks/behaviour.ts';
import type { BlockContents } from '#lib/contract/blocks/block-contents.ts';
import type { Footer, Page } from '#lib/contract/documents.ts';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { isArticle, lastChange, published } from '../article.ts';
import { localizedUrl, pageAddress } from '../page-address.ts';
import { socialImage, socialTitle } from '../social-image.ts';
import { titleAndDescription } from '../title-and-description.ts';
import { cardsOf } from './cards.ts';
import { type GraphContext, ORGANISATION, optional, reference, SITE } from './node.ts';
import { loungeList, offerNode, questionOf, videoNode } from './records.ts';
import { breadcrumbList, organisationOf, siteOf } from './site.ts';

function thingsOf({ offer, lounges, video }: BlockContents, context: GraphContext): Thing[] {
  const node = video && videoNode(video, context);
  return [
    ...(offer ? [offerNode(offer, context)] : []),
    ...(lounges && lounges.items.length > 0 ? [loungeList(lounges, context)] : []),
    ...(node ? [node] : []),
  ];
}

/** The page: a `FAQPage` when it has questions. */
function pageNode(context: GraphContext, hasBreadcrumb: boolean): WebPage | FAQPage {
  const { page, language, path, canonical } = context;
  const { title, description } = titleAndDescription(page);
  // A question that is shown in English for want of a translation is that of the English page.
  const items = page.content.flatMap((block) =>
    contentsOf({ content: [block] })
      .flatMap(({ questions = [] }) => questions)
      .filter(({ locale = block.locale ?? language }) => locale === language),
  );
  const shared = {
    '@id': `${canonical}#page`,
    url: canonical,
    name: title,
    ...optional('description', description),
    inLanguage: LANGUAGES[language].regionalTag,
    isPartOf: SITE,
    publisher: ORGANISATION,
    primaryImageOfPage: { '@type': 'ImageObject', url: socialImage(path, language, socialTitle(page)).url } as const,
    ...optional('dateModified', page.updated_at),
    ...(hasBreadcrumb ? { breadcrumb: reference(`${canonical}#trail`) } : {}),
  };
  if (items.length === 0) return { '@type': 'WebPage', ...shared };
  const unique = new Map(items.map((item) => [item.question, item]));
  return { '@type': 'FAQPage', ...shared, mainEntity: [...unique.values()].map((item) => questionOf(item, language)) };
}

function articleNode({ page, language, path, canonical }: GraphContext): Article {
  return {
    '@type': 'Article',
    '@id': `${canonical}#article`,
    headline: socialTitle(page),
    ...optional('description', titleAndDescription(page).description),
    inLanguage: LANGUAGES[language].regionalTag,
    ...optional('dateModified', lastChange(page)),
    ...optional('datePublished', published(page)),
    author: {
      '@type': 'Organization',
      ...ORGANISATION,
      name: textOf(language, 'header')('organisation'),
      url: localizedUrl('/', language),
    },
    publisher: ORGANISATION,
    mainEntityOfPage: reference(`${canonical}#page`),
    image: socialImage(path, language, socialTitle(page)).url,
  };
}

interface Props {
  page: Page;
  locale: Locale;
  path: string;
  /** The query of the canonical address, with `?`. */
  search?: string;
  /** The breadcrumb that the page shows; empty on a page without one. */
  breadcrumb: readonly BreadcrumbItem[];
  footer: Footer;
}

/**
 * Structured data of a page: page, breadcrumb and everything that the page describes. The home page has the
 * organisation and the site, articles have the organisation.
 * @param page with the records of its blocks
 */
export function structuredData({ page, locale, path, search, breadcrumb, footer }: Props): Graph {
  const { language, canonical } = pageAddress(page, locale, path, search);
  const context: GraphContext = { page, language, path, canonical };
  const text: Thing[] = isArticle(page) ? [articleNode(context)] : [];
  const network: Thing[] = path === '/' || text.length > 0 ? [organisationOf(footer, language)] : [];
  const site: Thing[] = path === '/' ? [siteOf(language)] : [];
  const steps: Thing[] = breadcrumb.length > 0 ? [breadcrumbList(breadcrumb, context)] : [];
  const things = contentsOf(page).flatMap((block) => thingsOf(block, context));
  const pageItself = pageNode(context, breadcrumb.length > 0);
  return {
    '@context': 'https://schema.org',
    '@graph': [pageItself, ...steps, ...network, ...site, ...text, ...things, ...cardsOf(context)],
  };
}

/** Safe in a script element: neither ends it nor begins a comment. */
export function toJsonLd(graph: Graph): string {
  return JSON.stringify(graph)
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
