import { fillProduct } from '#lib/config/routes/table.ts';
import { settings } from '#lib/config/settings.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { forTabPage } from './blocks/opening-block.ts';
import { breadcrumbFor } from './breadcrumbs.ts';
import type { BreadcrumbItem } from './contract/atoms.ts';
import type { Page } from './contract/documents.ts';
import { ENDPOINTS } from './contract/endpoints.ts';
import { type CardDetail, cardDetail } from './contract/records/card.ts';
import { type OfferDetail, offerDetail } from './contract/records/offer.ts';
import { tab } from './contract/records/tab.ts';
import { blocksOf } from './document-blocks.ts';
import { listReader, recordReader } from './live/read-list.ts';
import { getScreenPage } from './pages.ts';
import { orWithout } from './parts.ts';
import { offerAddress } from './record-address.ts';
import { getShell } from './shell.ts';

const offers = recordReader('offer detail', offerDetail);
const accessories = recordReader('accessory', cardDetail);
const tabs = listReader('tab', tab);

/** Where the page of a record stands: the trail of its list, which it ends. */
async function trail(parent: string, title: string, locale: Locale): Promise<BreadcrumbItem[]> {
  const { header } = await getShell(locale);
  const above = breadcrumbFor(header, parent);
  return [
    ...above.slice(0, -1),
    ...above.slice(-1).map(({ label }) => ({ label, link: parent })),
    { label: title, link: undefined },
  ];
}

/** The parts of a page that a record has under the same names. */
async function pageOf(record: CardDetail | OfferDetail, parent: string, locale: Locale): Promise<Omit<Page, 'content'>> {
  const { slug, title, description, seo, isRightClickDisabled, updated_at, locales, locale: language } = record;
  return {
    slug,
    title,
    locale: language,
    locales,
    updated_at,
    isRightClickDisabled,
    seo: { ...seo, seo_title: seo?.seo_title ?? title, seo_description: seo?.seo_description ?? description?.slice(0, 300) },
    breadcrumb: record.breadcrumb ?? (await trail(parent, title, locale)),
  };
}

function parentOf(address: string): string {
  return address.split('/').slice(0, -1).join('/') || '/';
}

async function readOffer(params: Record<string, string>, locale: Locale): Promise<OfferDetail | null> {
  return offers.read({ path: ENDPOINTS.offersDetail.path, query: new URLSearchParams(params).toString() }, locale);
}

/**
 * The page of an offer, at the one address it has.
 * @param ids the parameters of the address, the slug of the offer last
 * @param types the types whose offers have their pages here
 * @returns the page, or `null` when there is no such offer here
 * @throws {ContentError} for every other failure of a first read
 */
export async function getOfferPage(ids: readonly string[], types: readonly string[], locale: Locale): Promise<Page | null> {
  const offer = await readOffer({ slug: ids.at(-1) ?? '' }, locale);
  if (!offer || !types.includes(offer.offer_type)) return null;
  const address = offerAddress({ ...offer, link: undefined });
  if (ids.length > 1 && parentOf(address).split('/').at(-1) !== ids[0]) return null;
  const head = await pageOf(offer, ids.length > 1 ? '/international-offers/Discover' : parentOf(address), locale);
  const terms = ids.length > 1 ? await orWithout(getScreenPage('internationalOffersTerms', locale)) : null;
  return {
    ...head,
    content: [{ __component: 'blocks.offer-detail', locale: offer.locale, offer }, ...(terms ? blocksOf(terms, locale) : [])],
  };
}

/**
 * The page of a privilege that is booked.
 * @returns the page, or `null` when there is no such privilege here
 * @throws {ContentError} for every other failure of a first read
 */
export async function getBookingPage(id: string, types: readonly string[], locale: Locale): Promise<Page | null> {
  const offer = (await readOffer({ slug: id }, locale)) ?? (await readOffer({ id }, locale));
  if (!offer || !types.includes(offer.offer_type)) return null;
  const product = settings.PRODUCT_SLUG;
  const parent = offer.offer_type === 'platinum' ? fillProduct('/{product}-platinum', product) : '/select-credit-card';
  const head = await pageOf(offer, parent, locale);
  // An address made from its id shows the same page; the one that lists and links use is made from its slug.
  const canonical = offer.slug === id ? undefined : offerAddress({ ...offer, link: undefined });
  const seo = { ...head.seo, seo_canonical_link: head.seo?.seo_canonical_link ?? canonical };
  return { ...head, seo, content: [{ __component: 'blocks.booking', locale: offer.locale, offer }] };
}

/**
 * The page of an accessory.
 * @returns the page, or `null` when there is none
 * @throws {ContentError} for every other failure of a first read
 */
export async function getAccessoryPage(id: string, locale: Locale): Promise<Page | null> {
  const card = await accessories.read({ path: ENDPOINTS.accessoriesDetail.path, query: `slug=${id}` }, locale);
  if (!card) return null;
  const head = await pageOf(card, '/on-the-go', locale);
  return { ...head, content: [{ __component: 'blocks.card-detail', locale: card.locale, card }] };
}

/** Where the tabs of the international offers are, when the content does not say. */
const INTERNATIONAL_TABS = { link: '/international-offers/{slug}', all: '/international-offers/Discover' };

/**
 * One tab of the international offers as a page of its own, named after the tab.
 * @returns the page, or `null` when there is no such tab
 * @throws {ContentError} for every other failure of a first read
 */
export async function getInternationalTabPage(id: string, locale: Locale): Promise<Page | null> {
  const { items } = await tabs.read({ path: ENDPOINTS.internationalOffersTabs.path, query: '' }, locale);
  const found = items.find(({ slug }) => slug === id);
  const page = found && (await getScreenPage('internationalOffers', locale));
  if (!page) return null;
  const title = `${page.title ?? ''}: ${found.title}`;
  // The canonical address of the frame is that of its first tab.
  const { seo_canonical_link: _ofFrame, ...head } = page.seo ?? {};
  const seo = { ...head, seo_title: title, seo_description: found.description ?? head.seo_description };
  const tab = { title, description: found.description, tab_pages: INTERNATIONAL_TABS };
  const content = forTabPage(page.content, tab);
  return { ...page, title, seo, content, breadcrumb: await trail(INTERNATIONAL_TABS.all, found.title, locale) };
}
