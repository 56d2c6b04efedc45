import type { z } from 'zod';
import { settings } from '#lib/config/settings.ts';
import { blocksOf, forTabPage } from '#lib/contract/blocks/behaviour.ts';
import type { Block } from '#lib/contract/blocks/block.ts';
import type { page } from '#lib/contract/documents.ts';
import { type DocumentEndpoint, ENDPOINTS, type ListEndpoint } from '#lib/contract/endpoints.ts';
import { CARD_LIST_PATHS, loungeCityPath } from '#lib/contract/record-paths.ts';
import { otherCaseOf } from '#lib/contract/slug.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { fillProduct } from '#lib/routes/table.ts';
import type { Params } from '../client/request.ts';
import { offerPagePath } from '../offer-address.ts';
import { allPages } from '../read/all-pages.ts';
import { readOptional } from '../read/optional-section.ts';
import { read } from '../read/read.ts';
import type { PageResult } from './card-page.ts';
import { withMainPage } from './main-page.ts';
import { breadcrumbBelow, headOf } from './record-head.ts';

/** The lounges of a city; moved when only the letter case is wrong. */
export async function loungeCityPage(slug: string, locale: Locale): Promise<PageResult> {
  const result = await read(ENDPOINTS.loungeCity, { slug }, locale);
  if (result.status !== 'missing' || slug === slug.toLowerCase()) return result;
  const lounges = await read(ENDPOINTS.airportLounges, { page_size: 1 }, locale);
  if (lounges.status !== 'ok') return lounges;
  const cities = lounges.value.facets.flatMap(({ name, options }) => (name === 'city' ? options : []));
  const city = otherCaseOf(
    slug,
    cities.map((option) => option.slug),
  );
  return city === undefined ? result : { status: 'moved', path: loungeCityPath(city) };
}

const MISSING = { status: 'missing' } as const;

/** `path` of the only record whose slug differs in letter case alone. Slugs in lower case cost no list. */
async function movedByCase<Answer extends z.ZodType<{ slug: string }>>(
  slug: string,
  endpoint: ListEndpoint<Answer>,
  params: Params,
  locale: Locale,
  pathOf: (record: z.output<Answer>) => string,
): Promise<PageResult> {
  if (slug === slug.toLowerCase()) return MISSING;
  const records: z.output<Answer>[] = [];
  for await (const items of allPages(endpoint, params, locale)) records.push(...items);
  const other = otherCaseOf(
    slug,
    records.map((record) => record.slug),
  );
  const record = records.find((each) => each.slug === other);
  return record === undefined ? MISSING : { status: 'moved', path: pathOf(record) };
}

function parentOf(address: string): string {
  return address.split('/').slice(0, -1).join('/') || '/';
}

async function movedOffer(slug: string, types: readonly string[], locale: Locale): Promise<PageResult> {
  for (const offer_type of types) {
    const moved = await movedByCase(slug, ENDPOINTS.offerCards, { offer_type }, locale, offerPagePath);
    if (moved.status === 'moved') return moved;
  }
  return MISSING;
}

/**
 * @param ids parameters of the address, the slug of the offer last
 * @param types the types of offer at this address
 */
export async function offerPage(ids: readonly string[], types: readonly string[], locale: Locale): Promise<PageResult> {
  const slug = ids.at(-1) ?? '';
  const result = await read(ENDPOINTS.offersDetail, { slug }, locale);
  if (result.status === 'missing') return movedOffer(slug, types, locale);
  if (result.status !== 'ok') return result;
  const offer = result.value;
  if (!types.includes(offer.offer_type)) return MISSING;
  const parent = parentOf(offerPagePath(offer));
  const isInternational = ids.length > 1;
  const tab = parent.split('/').at(-1);
  if (isInternational && tab !== ids[0])
    return tab?.toLowerCase() === ids[0]?.toLowerCase() ? { status: 'moved', path: offerPagePath(offer) } : MISSING;
  const head = await headOf(offer, isInternational ? INTERNATIONAL_TABS.all : parent, locale);
  const terms = isInternational ? await readOptional(read(ENDPOINTS.internationalOffersTerms, {}, locale)) : undefined;
  const content: Block[] = [{ __component: 'blocks.offer-detail', locale: offer.locale, offer }];
  return { status: 'ok', value: { ...head, content: terms ? [...content, ...blocksOf(terms, locale)] : content } };
}

/** The page of a privilege that can be booked, by its slug or its id. */
export async function bookingPage(id: string, types: readonly string[], locale: Locale): Promise<PageResult> {
  const bySlug = await read(ENDPOINTS.offersDetail, { slug: id }, locale);
  const result = bySlug.status === 'missing' ? await read(ENDPOINTS.offersDetail, { id }, locale) : bySlug;
  if (result.status === 'missing') return movedOffer(id, types, locale);
  if (result.status !== 'ok') return result;
  const offer = result.value;
  if (!types.includes(offer.offer_type)) return MISSING;
  const product = settings.PRODUCT_SLUG;
  const parent = offer.offer_type === 'platinum' ? fillProduct('/{product}-platinum', product) : '/select-credit-card';
  const head = await headOf(offer, parent, locale);
  // The address with the slug is the canonical one.
  const canonical = offer.slug === id ? undefined : offerPagePath(offer);
  const seo = { ...head.seo, seo_canonical_link: head.seo?.seo_canonical_link ?? canonical };
  return { status: 'ok', value: { ...head, seo, content: [{ __component: 'blocks.booking', locale: offer.locale, offer }] } };
}

export async function accessoryPage(slug: string, locale: Locale): Promise<PageResult> {
  const result = await read(ENDPOINTS.accessoriesDetail, { slug }, locale);
  if (result.status === 'missing')
    return movedByCase(slug, ENDPOINTS.accessoriesList, {}, locale, (record) => `${CARD_LIST_PATHS.accessory}/${record.slug}`);
  if (result.status !== 'ok') return result;
  const card = result.value;
  const head = await headOf(card, CARD_LIST_PATHS.accessory, locale);
  return { status: 'ok', value: { ...head, content: [{ __component: 'blocks.card-detail', locale: card.locale, card }] } };
}

/** A legal page or a page of a campaign. They have no list, so that the only other case tried is lower case. */
export async function documentPage(
  endpoint: DocumentEndpoint<typeof page>,
  slug: string,
  folder: string,
  locale: Locale,
): Promise<PageResult> {
  const result = await read(endpoint, { slug }, locale);
  const lower = slug.toLowerCase();
  if (result.status !== 'missing' || slug === lower) return result;
  const other = await read(endpoint, { slug: lower }, locale);
  return other.status === 'ok' ? { status: 'moved', path: `${folder}/${lower}` } : result;
}

/** When the content gives no addresses. */
const INTERNATIONAL_TABS = { link: '/international-offers/{slug}', all: '/international-offers/Discover' };

export async function internationalTabPage(slug: string, locale: Locale): Promise<PageResult> {
  const tabs = await read(ENDPOINTS.internationalOffersTabs, {}, locale);
  if (tabs.status !== 'ok') return tabs;
  const tab = tabs.value.items.find((each) => each.slug === slug);
  if (tab === undefined) {
    const other = otherCaseOf(
      slug,
      tabs.value.items.map((each) => each.slug),
    );
    return other === undefined ? MISSING : { status: 'moved', path: `/international-offers/${other}` };
  }
  const result = await read(ENDPOINTS.internationalOffers, {}, locale);
  if (result.status !== 'ok') return result;
  const page = result.value;
  const title = `${page.title ?? ''}: ${tab.title}`;
  // The canonical link of the document is that of its first tab.
  const { seo_canonical_link: _first, ...head } = page.seo ?? {};
  const seo = { ...head, seo_title: title, seo_description: tab.description ?? head.seo_description };
  const ofTab = forTabPage(page.content, { title, description: tab.description, tab_pages: INTERNATIONAL_TABS });
  const isAll = INTERNATIONAL_TABS.all === INTERNATIONAL_TABS.link.replace('{slug}', slug);
  const content = isAll ? ofTab : ofTab.map((block) => withMainPage(block, INTERNATIONAL_TABS.all));
  const breadcrumb = await breadcrumbBelow(INTERNATIONAL_TABS.all, tab.title, locale);
  return { status: 'ok', value: { ...page, title, seo, content, breadcrumb } };
}
