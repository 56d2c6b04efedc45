import { COMPARED_CARDS_MAX } from '#lib/config/constants.ts';
import { BANKS_ID, COMPARE_ID } from '#lib/config/element-ids.ts';
import { blocksOf } from '#lib/contract/blocks/behaviour.ts';
import type { Block, BlockKind, BlockOf } from '#lib/contract/blocks/block.ts';
import type { Page } from '#lib/contract/documents.ts';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { listHref } from '#lib/contract/page-query.ts';
import { compareHref, LOUNGES_PATH } from '#lib/contract/record-paths.ts';
import type { Card, CardDetail } from '#lib/contract/records/card.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { sectionAnchor } from '../anchor.ts';
import { readOptional } from '../read/optional-section.ts';
import { read } from '../read/read.ts';
import { withMainPage } from './main-page.ts';

const OFFERS_MAX = 8;
const BANKS_PAGE_SIZE = 12;

interface CardPageInput {
  detail: CardDetail;
  /** Path of the page that lists the card. */
  listPath: string;
  cards: readonly Card[];
  /** The page that lists the card. Its steps and questions apply to the card too. */
  listPage: Page | undefined;
  locale: Locale;
}

interface Section {
  label: string;
  anchor: string;
  block: Block;
}

/** This card, then the nearest in the list, those of its tab first. */
function cardsToCompare(detail: CardDetail, cards: readonly Card[]): Card[] {
  const position = cards.findIndex(({ slug }) => slug === detail.slug);
  const distance = (card: Card) =>
    Math.abs(cards.indexOf(card) - position) + (card.tab_slug === detail.tab_slug ? 0 : cards.length);
  const others = cards.filter(({ slug }) => slug !== detail.slug).sort((a, b) => distance(a) - distance(b));
  return [detail, ...others].slice(0, COMPARED_CARDS_MAX);
}

function blockOfKind<Kind extends BlockKind>(page: Page | undefined, kind: Kind, locale: Locale): BlockOf<Kind> | undefined {
  const isOfKind = (block: Block): block is BlockOf<Kind> => block.__component === kind;
  return page && blocksOf(page, locale).find(isOfKind);
}

async function offersSection({ detail, locale }: CardPageInput): Promise<Section | undefined> {
  const t = textOf(locale, 'cardPage');
  const listing = await readOptional(read(ENDPOINTS.offerCards, { card: tierOf(detail), page_size: OFFERS_MAX }, locale));
  if (!listing?.items.length) return undefined;
  const view_all = detail.sections?.find(({ section_key }) => section_key === 'offers')?.view_all;
  const block: Block = {
    __component: 'blocks.offer-list',
    anchor: 'offers',
    title: t('offers'),
    view_all,
    offers: listing.items,
  };
  return { label: t('nav.offers'), anchor: 'offers', block };
}

/** The cities where the card gives access to lounges, or `undefined`. */
async function loungesSection({ detail, locale }: CardPageInput): Promise<Section | undefined> {
  const t = textOf(locale, 'cardPage');
  const card = tierOf(detail);
  const listing = await readOptional(read(ENDPOINTS.airportLounges, { card, page_size: 1 }, locale));
  const options = listing?.facets.find(({ name }) => name === 'city')?.options ?? [];
  const cities = options.filter(({ count }) => count > 0).map(({ label, ...city }) => ({ ...city, title: label }));
  if (listing === undefined || cities.length === 0) return undefined;
  const block: Block = {
    __component: 'blocks.lounge-cities',
    anchor: 'lounges',
    title: t('lounges'),
    description: t('loungesCount', { lounges: listing.pagination.total, cities: cities.length }),
    view_all: { link: listHref(LOUNGES_PATH, {}, { card }) },
    cities,
  };
  return { label: t('nav.lounges'), anchor: 'lounges', block };
}

function banksSection({ detail, locale }: CardPageInput): Section {
  const t = textOf(locale, 'cardPage');
  const query = { card: tierOf(detail), page_size: String(BANKS_PAGE_SIZE) };
  const block: Block = {
    __component: 'blocks.bank-list',
    title: t('banks', { title: detail.title }),
    banks: [],
    source: { path: ENDPOINTS.bankLists.path, query, follow: ['letter', 'page_no'] },
    search_source: { path: ENDPOINTS.bankSearch.path, query, follow: ['search', 'page_no'] },
  };
  return { label: t('nav.banks'), anchor: BANKS_ID, block };
}

function compareSection({ detail, listPath, cards, locale }: CardPageInput): Section | undefined {
  const t = textOf(locale, 'cardPage');
  const compared = cardsToCompare(detail, cards);
  if (compared.length < 2) return undefined;
  const link = compareHref(
    listPath,
    compared.map(({ slug }) => slug),
  );
  const view_all = { link, label: t('compareMore') };
  const block: Block = { __component: 'blocks.card-compare', title: t('compare'), view_all, cards: compared };
  return { label: t('nav.compare'), anchor: COMPARE_ID, block };
}

/** Steps and questions: its own, else those of the page that lists it. */
function listPageSections({ detail, listPage, listPath, locale }: CardPageInput): {
  steps: Section | undefined;
  questions: Section | undefined;
} {
  const t = textOf(locale, 'cardPage');
  const steps = blockOfKind(listPage, 'blocks.steps', locale);
  const ownFaq: BlockOf<'blocks.faq'> | undefined = detail.questions?.length
    ? { __component: 'blocks.faq', locale: detail.locale, title: t('nav.questions'), items: detail.questions }
    : undefined;
  const listFaq = blockOfKind(listPage, 'blocks.faq', locale);
  const faq = ownFaq ?? (listFaq && withMainPage(listFaq, listPath));
  return {
    steps: steps && { label: t('nav.steps'), anchor: 'how-to', block: { ...steps, anchor: 'how-to' } },
    questions: faq && { label: t('nav.questions'), anchor: 'questions', block: { ...faq, anchor: 'questions' } },
  };
}

function tierOf({ tier_slug, slug }: CardDetail): string {
  return tier_slug ?? slug;
}

/** The blocks of a card's page, without optional sections that fail. */
export async function cardPageBlocks(input: CardPageInput): Promise<Block[]> {
  const { detail, locale } = input;
  const t = textOf(locale, 'cardPage');
  const { sections = [], terms = [], questions: _questions, disclaimer, ...card } = detail;
  const [offers, lounges] = await Promise.all([offersSection(input), loungesSection(input)]);
  // The current offers replace the section that describes them.
  const contentSections = sections.filter(({ section_key }) => offers === undefined || section_key !== 'offers');
  const { steps, questions } = listPageSections(input);
  const contentLocale = detail.locale;
  const termsSection: Section | undefined =
    terms.length > 0
      ? {
          label: t('nav.terms'),
          anchor: 'terms',
          block: { __component: 'blocks.terms', locale: contentLocale, anchor: 'terms', terms },
        }
      : undefined;
  const parts = [offers, lounges, banksSection(input), steps, compareSection(input), questions, termsSection];
  const following = parts.filter((part) => part !== undefined);
  const links = contentSections.flatMap((section) => {
    const anchor = sectionAnchor(section);
    return anchor && section.title ? [{ label: section.title, link: `#${anchor}` }] : [];
  });
  return [
    { __component: 'blocks.card-detail', locale: contentLocale, card },
    {
      __component: 'blocks.page-nav',
      locale,
      links: [...links, ...following.map(({ label, anchor }) => ({ label, link: `#${anchor}` }))],
    },
    ...(contentSections.length > 0
      ? [{ __component: 'blocks.features', locale: contentLocale, sections: contentSections } as const]
      : []),
    ...following.map(({ block }) => ({ ...block, locale: block.locale ?? locale })),
    ...(disclaimer ? [{ __component: 'blocks.disclaimer', locale: contentLocale, description: disclaimer } as const] : []),
  ];
}
