import type { BlockKind } from '#lib/contract/blocks/block.ts';
import type { ModelName } from '#lib/contract/models.ts';
import { OWNERS } from './owners.ts';

/** The kinds of blocks in the groups of the picker, both in the order of use. */
export const KIND_GROUPS = {
  opening: ['blocks.banner', 'blocks.hero', 'blocks.page-nav'],
  text: ['blocks.description', 'blocks.features', 'blocks.steps', 'blocks.table', 'blocks.milestones'],
  pictures: ['blocks.image-text', 'blocks.media', 'blocks.custom-page', 'blocks.map', 'blocks.card-scene'],
  cards: [
    'blocks.card-list',
    'blocks.card-families',
    'blocks.card-finder',
    'blocks.card-compare',
    'blocks.card-chooser',
    'blocks.card-detail',
  ],
  offers: ['blocks.offer-list', 'blocks.offer-finder', 'blocks.offer-detail', 'blocks.booking'],
  places: ['blocks.bank-list', 'blocks.lounge-finder', 'blocks.lounge-cities', 'blocks.city-lounges'],
  questions: ['blocks.faq', 'blocks.faq-finder'],
  tools: ['blocks.tab-panels', 'blocks.emi-calculator', 'blocks.request-form', 'blocks.iframe', 'blocks.language-strip'],
  links: ['blocks.link-groups', 'blocks.downloads'],
  legal: ['blocks.legal-text', 'blocks.terms', 'blocks.disclaimer'],
} as const satisfies Record<string, readonly BlockKind[]>;

/** The models in the groups of the admin's navigation, both in the order of use. */
export const MODEL_GROUPS = {
  pages: ['page', 'home-page', 'screen', 'campaign-page', 'legal-page', 'scan-and-score-tab'],
  offers: [
    'exclusive-offer',
    'festive-offer',
    'international-offer',
    'msme-offer',
    'privilege',
    'domestic-offers-tab',
    'international-offers-tab',
  ],
  cards: [
    'credit-card',
    'debit-card',
    'prepaid-card',
    'msme-card',
    'accessory',
    'studio-card',
    'card-tier',
    'credit-card-option',
    'debit-card-option',
    'prepaid-card-option',
  ],
  places: ['lounge', 'city', 'bank'],
  questions: ['faq', 'faq-tab'],
  news: ['press-release', 'milestone'],
  tables: ['structure-table', 'legal-table', 'iframe'],
  site: ['header', 'footer', 'message', 'redirect', 'best-bet', 'site-map-group'],
} as const satisfies Record<string, readonly ModelName[]>;

const groupIn =
  <Group extends string>(groups: Record<Group, readonly string[]>) =>
  (name: string): Group => {
    const found = Object.entries<readonly string[]>(groups).find(([, names]) => names.includes(name));
    if (found === undefined) throw new Error(`${name} is in no group`);
    return found[0] as Group;
  };

/** The group of a kind in the picker of blocks. */
export const groupOfKind: (kind: BlockKind) => keyof typeof KIND_GROUPS = groupIn(KIND_GROUPS);
/** The group of a model in the navigation of the admin. */
export const groupOfModel: (model: ModelName) => keyof typeof MODEL_GROUPS = groupIn(MODEL_GROUPS);

const TITLE_FIELDS: Partial<Record<ModelName, string>> = {
  bank: 'bank_name',
  lounge: 'lounge_name',
  faq: 'question',
  redirect: 'from',
  'best-bet': 'link',
};

/** The field whose text names an entry in lists; `undefined` for a document of which there is one. */
export function titleField(model: ModelName): string | undefined {
  if (['header', 'footer', 'message'].includes(model)) return undefined;
  return TITLE_FIELDS[model] ?? 'title';
}

const PAGE_FIELDS = ['title', 'slug', 'content', 'breadcrumb'];
const CARD_FIELDS = ['title', 'slug', 'card_type', 'image', 'description', 'tag', 'tab_slug', 'category_slug', 'tier_slug'];
const OFFER_FIELDS = [
  'title',
  'slug',
  'offer_type',
  'description',
  'merchant',
  'logo',
  'image',
  'value_label',
  'valid_from',
  'valid_to',
  'cards_label',
  'card_slugs',
  'category_slug',
  'category_label',
  'tab_slug',
  'place',
  'coupon_code',
  'coupon_note',
  'buttons',
  'facts',
  'steps',
  'terms',
];
const HEADING = ['title', 'description', 'view_all'];

/** The fields that editors fill in first, by owner; the others follow in the order of the contract. */
export const FIRST_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'home-page': PAGE_FIELDS,
  page: PAGE_FIELDS,
  screen: PAGE_FIELDS,
  'legal-page': PAGE_FIELDS,
  'campaign-page': PAGE_FIELDS,
  'scan-and-score-tab': PAGE_FIELDS,
  'credit-card': CARD_FIELDS,
  'debit-card': CARD_FIELDS,
  'prepaid-card': CARD_FIELDS,
  'msme-card': CARD_FIELDS,
  accessory: CARD_FIELDS,
  'studio-card': CARD_FIELDS.filter((field) => field !== 'category_slug'),
  'blocks.card-detail-card': CARD_FIELDS.filter((field) => field !== 'category_slug'),
  'blocks.booking-offer-cards': CARD_FIELDS.filter((field) => field !== 'category_slug'),
  'exclusive-offer': OFFER_FIELDS,
  'festive-offer': OFFER_FIELDS,
  'international-offer': OFFER_FIELDS,
  'msme-offer': OFFER_FIELDS,
  privilege: OFFER_FIELDS,
  'blocks.booking-offer': OFFER_FIELDS,
  bank: ['bank_name', 'logo', 'link', 'is_external_link', 'phone', 'cards_label', 'card_slugs'],
  lounge: [
    'lounge_name',
    'airport_name',
    'airport_code',
    'city_slug',
    'city_label',
    'status',
    'terminal',
    'location',
    'landmark',
  ],
  faq: ['question', 'answer', 'tab_slug', 'slug'],
  milestone: ['title', 'year', 'month', 'date'],
  'press-release': ['title', 'date', 'year', 'month'],
  iframe: ['title', 'slug', 'iframe_link'],
  'structure-table': ['title', 'group'],
  'legal-table': ['title', 'group'],
  'shared.button': ['button_label', 'button_link', 'button_type', 'external_link'],
  'shared.view-all': ['link', 'label'],
  'shared.media': ['url', 'alternative_text'],
  'blocks.bank-list': [...HEADING, 'purpose', 'source', 'search_source', 'banks'],
  'blocks.banner': ['title', 'description', 'media', 'mobile_media', 'buttons', 'variant', 'images', 'theme', 'overlay'],
  'blocks.card-chooser': [...HEADING, 'questions', 'source', 'cards'],
  'blocks.card-finder': [...HEADING, 'source', 'compare', 'tabs_source'],
  'blocks.card-scene': ['title', 'description', 'scene', 'card'],
  'blocks.city-lounges': ['source', 'lounges', 'directions', 'aside', 'cards_source', 'cards', 'cities_source', 'cities'],
  'blocks.description': ['title', 'description', 'variant', 'note'],
  'blocks.emi-calculator': ['title', 'description', 'amount', 'rate', 'default_months', 'months'],
  'blocks.faq': ['title', 'items', 'source'],
  'blocks.faq-finder': [...HEADING, 'source', 'search_source', 'items', 'aside'],
  'blocks.features': ['title', 'description', 'features', 'sections'],
  'blocks.iframe': [...HEADING, 'source', 'iframe'],
  'blocks.lounge-finder': [...HEADING, 'source', 'lounges', 'cities_source', 'cities', 'aside'],
  'blocks.media': ['media', 'mobile_media', 'title', 'media_aria_label', 'captions', 'poster'],
  'blocks.milestones': ['title', 'description', 'view_all', 'variant', 'source', 'milestones'],
  'blocks.offer-finder': [...HEADING, 'source', 'offers', 'tabs_source', 'tabs'],
  'blocks.offer-list': [...HEADING, 'source', 'offers'],
  'blocks.request-form': [...HEADING, 'source', 'cards'],
  'blocks.tab-panels': [...HEADING, 'tabs'],
  'blocks.table': ['title', 'headers', 'rows', 'note', 'description', 'view_all'],
};

/** Fields for search engines, links and languages, which few editors need. */
const LAST_FIELDS = ['seo', 'isRightClickDisabled', 'isCopyDisabled', 'isSelectionDisabled', 'anchor', 'locale'];

/**
 * The fields of an owner in the order of use.
 * @param owner a name of `OWNERS`
 */
export function orderedFields(owner: string): string[] {
  const all = [...(OWNERS.get(owner)?.keys() ?? [])];
  const first = FIRST_FIELDS[owner] ?? [];
  const last = owner.startsWith('shared.') ? [] : LAST_FIELDS.filter((field) => all.includes(field) && !first.includes(field));
  return [...first, ...all.filter((field) => !first.includes(field) && !last.includes(field)), ...last];
}

/** Kinds that only some models hold, and why. */
export const KINDS_OF_SOME_MODELS: readonly { kinds: readonly BlockKind[]; models: readonly ModelName[]; reason: string }[] = [
  {
    kinds: ['blocks.card-detail', 'blocks.offer-detail', 'blocks.booking'],
    models: [],
    reason: 'the site makes the page of a card, an offer or a privilege from its record',
  },
  {
    kinds: ['blocks.city-lounges'],
    models: ['screen'],
    reason: 'the page “lounge-city” has it, from which the site makes the page of every city',
  },
  {
    kinds: ['blocks.hero'],
    models: ['home-page', 'page', 'screen', 'campaign-page'],
    reason: 'it opens a page; legal pages open with their text, and a tab is below the title of its page',
  },
  {
    kinds: ['blocks.banner', 'blocks.page-nav', 'blocks.card-scene', 'blocks.language-strip'],
    models: ['home-page', 'page', 'screen', 'campaign-page', 'legal-page'],
    reason: 'they belong to the whole page, and a tab is a part of one',
  },
  {
    kinds: ['blocks.tab-panels'],
    models: ['home-page', 'page', 'screen', 'campaign-page', 'legal-page'],
    reason: 'tabs inside of a tab are left out',
  },
  {
    kinds: [
      'blocks.card-finder',
      'blocks.card-chooser',
      'blocks.card-compare',
      'blocks.offer-finder',
      'blocks.lounge-finder',
      'blocks.faq-finder',
      'blocks.emi-calculator',
      'blocks.request-form',
    ],
    models: ['home-page', 'page', 'screen', 'campaign-page'],
    reason: 'their filters and answers are those of a whole page; legal pages are read, and a tab is a part of a page',
  },
];

/**
 * The kinds of blocks that a model of pages may hold, in the order of the picker.
 * @param model a model with `content`
 */
export function kindsFor(model: ModelName): BlockKind[] {
  const elsewhere = new Set(KINDS_OF_SOME_MODELS.flatMap(({ kinds, models }) => (models.includes(model) ? [] : kinds)));
  const ordered: BlockKind[] = Object.values(KIND_GROUPS).flat();
  return ordered.filter((kind) => !elsewhere.has(kind));
}
