import { graphShape, type StructuredNode } from '#e2e/support/structured-data-schema.ts';
import type { BreadcrumbItem } from '#lib/contract/atoms.ts';
import type { BlockInput } from '#lib/contract/blocks/block.ts';
import { page as pageSchema } from '#lib/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { structuredData, toJsonLd } from './graph.ts';

const ORIGIN = 'http://localhost:3000';
const BREADCRUMB: BreadcrumbItem[] = [{ label: 'Ekaa', link: undefined }];

interface Asked {
  path?: string;
  locale?: Locale;
  /** Further fields of the page. */
  more?: object;
  breadcrumb?: BreadcrumbItem[];
}

/** The structured data of a page with these blocks, as a machine reads it. */
function read(content: BlockInput[], { path = '/ekaa', locale = 'en', more = {}, breadcrumb = BREADCRUMB }: Asked = {}) {
  const page = pageSchema.parse({ title: 'Ekaa', seo: { seo_title: 'Ekaa', seo_description: 'One account.' }, ...more, content });
  const graph = structuredData({
    page,
    locale,
    path,
    breadcrumb,
    footer: { social_media: [{ logo_aria_label: 'Chitra', social_media_link: 'https://chitra.example/network' }] },
  });
  return graphShape.parse(JSON.parse(toJsonLd(graph)))['@graph'];
}

function find<Type extends StructuredNode['@type']>(nodes: StructuredNode[], type: Type) {
  const found = nodes.find((node): node is Extract<StructuredNode, { '@type': Type }> => node['@type'] === type);
  if (!found) throw new Error(`no ${type}`);
  return found;
}

const typesOf = (nodes: StructuredNode[]) => nodes.map((node) => node['@type']);

const offer = {
  slug: 'thali',
  title: '20% off',
  offer_type: 'exclusive',
  valid_from: '2026-01-01',
  valid_to: '2099-03-31',
  place: 'online',
} as const;

test('2.1 home says who speaks, and how to search', () => {
  const nodes = read([], { path: '/', breadcrumb: [] });
  expect(typesOf(nodes)).toEqual(['WebPage', 'Organization', 'WebSite']);
  expect(find(nodes, 'Organization').sameAs).toEqual(['https://chitra.example/network']);
  expect(find(nodes, 'WebSite').potentialAction.target.urlTemplate).toBe(`${ORIGIN}/search?searchItem={search_term_string}`);
});

test('2.11 the way to a page has the steps a visitor sees; a step without a page is named too', () => {
  const breadcrumb = [
    { label: 'Cards', link: undefined },
    { label: 'Credit', link: '/credit-cards' },
    { label: 'Ekaa', link: undefined },
  ];
  const { itemListElement } = find(read([], { breadcrumb }), 'BreadcrumbList');
  expect(itemListElement.map(({ name, item }) => [name, item])).toEqual([
    ['Home', `${ORIGIN}/`],
    ['Cards', `${ORIGIN}/#cards`],
    ['Credit', `${ORIGIN}/credit-cards`],
    ['Ekaa', `${ORIGIN}/ekaa`],
  ]);
});

test('2.8 questions of all blocks make one page of questions, each once, in plain words', () => {
  const items = [{ question: 'Why?', answer: '**Because** [so](/x) & so.' }];
  const nodes = read([
    { __component: 'blocks.faq', items },
    { __component: 'blocks.faq-finder', items: [...items, { question: 'How?', answer: 'So.' }] },
  ]);
  expect(find(nodes, 'FAQPage').mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual([
    ['Why?', `Because <a href="${ORIGIN}/x">so</a> &amp; so.`],
    ['How?', 'So.'],
  ]);
});

test('2.8 a question that stands on several pages is told on its own page only', () => {
  const item = { question: 'Why?', answer: 'So.' };
  const source = { path: '/api/faq-details' };
  const blocks: BlockInput[] = [
    { __component: 'blocks.faq', items: [{ ...item, main_page: '/faqs' }] },
    { __component: 'blocks.faq', items: [item], source },
    { __component: 'blocks.faq-finder', items: [item], source, search_source: source },
    { __component: 'blocks.terms', terms: [{ title: 'Cards and holders', description: 'All.' }] },
  ];
  for (const block of blocks) expect(typesOf(read([block]))).not.toContain('FAQPage');
});

test('2.1 an offer has its days in India; one that has ended says so', () => {
  const node = find(read([{ __component: 'blocks.offer-detail', offer }], { path: '/exclusive-offers/thali' }), 'Offer');
  expect(node).toMatchObject({
    url: `${ORIGIN}/exclusive-offers/thali`,
    validFrom: '2026-01-01T00:00:00+05:30',
    validThrough: '2099-03-31T23:59:59+05:30',
    availability: 'https://schema.org/OnlineOnly',
  });
  const over = find(read([{ __component: 'blocks.offer-detail', offer: { ...offer, valid_to: '2020-01-01' } }]), 'Offer');
  expect(over.availability).toBe('https://schema.org/Discontinued');
});

test.each([
  ['credit', 'PaymentCard'],
  ['accessory', 'FinancialProduct'],
] as const)('2.1 a %s is a %s', (card_type, type) => {
  const nodes = read([
    { __component: 'blocks.card-detail', card: { slug: 'select', title: 'Select', description: 'A *card*.', card_type } },
  ]);
  expect(find(nodes, type)).toMatchObject({ name: 'Select', description: 'A card.' });
});

const face = '/art/cards/select.svg';
const cards = [
  { slug: 'select', title: 'Select', description: 'A *quiet* seat.', image: face, tag: 'Travel', card_type: 'credit' },
  { slug: 'classic', title: 'Classic', card_type: 'credit' },
] as const;

test('2.1 the cards that a page shows are one list, each card once, with the address of its page', () => {
  const nodes = read(
    [
      { __component: 'blocks.card-finder', cards: [...cards] },
      { __component: 'blocks.card-finder', cards: [cards[1], { ...cards[1], slug: 'travel', title: 'Travel' }] },
    ],
    { path: '/credit-cards' },
  );
  const { numberOfItems, itemListElement } = find(nodes, 'ItemList');
  expect([numberOfItems, itemListElement.map(({ item }) => item.name)]).toEqual([3, ['Select', 'Classic', 'Travel']]);
  expect(itemListElement[0]?.item).toEqual({
    '@type': 'PaymentCard',
    '@id': `${ORIGIN}/credit-cards/select#select`,
    name: 'Select',
    description: 'A quiet seat.',
    url: `${ORIGIN}/credit-cards/select`,
    image: ORIGIN + face,
    category: 'Travel',
    provider: { '@id': `${ORIGIN}/#organization` },
  });
});

test('2.1 a list whose cards have pages of their own names those, in the languages that they have', () => {
  const accessory = { slug: 'ring', title: 'Ring', card_type: 'accessory' } as const;
  const view = { link: '/on-the-go/{slug}' };
  const listed = [
    { ...accessory, locales: ['en', 'hi'] },
    { ...accessory, slug: 'key', locales: ['en'] },
  ];
  const block: BlockInput = { __component: 'blocks.card-finder', cards: listed, view };
  const more = { locales: ['en', 'hi'] };
  const { itemListElement } = find(read([block], { path: '/on-the-go', locale: 'hi', more }), 'ItemList');
  expect(itemListElement.map(({ item }) => [item['@type'], item.url])).toEqual([
    ['FinancialProduct', `${ORIGIN}/hi/on-the-go/ring`],
    ['FinancialProduct', `${ORIGIN}/on-the-go/key`],
  ]);
});

test('2.1 a card in detail is the card of the list', () => {
  const nodes = read([
    { __component: 'blocks.card-finder', cards: [...cards] },
    { __component: 'blocks.card-detail', card: cards[0] },
  ]);
  expect(find(nodes, 'PaymentCard')).toEqual(find(nodes, 'ItemList').itemListElement[0]?.item);
  expect(typesOf(read([{ __component: 'blocks.card-finder' }]))).not.toContain('ItemList');
});

test.each([
  ['/select-credit-card', ['PaymentCard']],
  ['/rupay-platinum', ['PaymentCard']],
  ['/ekaa', []],
])('2.1 %s is about the cards %j, in the words of its banner', (path, types) => {
  const banner = {
    __component: 'blocks.banner',
    variant: 'card',
    title: 'Select card',
    description: 'A **quiet** seat.',
  } as const;
  const nodes = read([banner], { path });
  expect(typesOf(nodes).filter((type) => type === 'PaymentCard')).toEqual(types);
  if (types.length > 0)
    expect(find(nodes, 'PaymentCard')).toMatchObject({
      name: 'Select card',
      description: 'A quiet seat.',
      url: ORIGIN + path,
    });
});

test('2.1 a lounge is a place in its airport', () => {
  const lounge = {
    slug: 'aangan',
    lounge_name: 'Aangan',
    airport_name: 'Delhi airport',
    airport_code: 'DEL',
    city_slug: 'delhi',
    facilities: [{ label: 'Wi-Fi' }],
  };
  const [first] = find(
    read([{ __component: 'blocks.lounge-finder', lounges: [lounge] }], { path: '/lounges' }),
    'ItemList',
  ).itemListElement;
  expect(first?.item).toMatchObject({ name: 'Aangan', url: `${ORIGIN}/lounges#aangan`, containedInPlace: { iataCode: 'DEL' } });
});

test('2.1 a lounge is where a visitor sees it: on the page of its city, whichever page of the whole list it is on', () => {
  const place = { airport_name: 'Airport', airport_code: 'DEL' };
  const lounges = [
    { ...place, slug: 'chowpatty', lounge_name: 'Chowpatty', city_slug: 'mumbai' },
    { ...place, slug: 'souk', lounge_name: 'Souk', city_slug: 'dubai', is_domestic: false },
  ];
  const urls = (source?: { path: string; query?: Record<string, string>; follow: ('city' | 'terminal')[] }) =>
    find(read([{ __component: 'blocks.lounge-finder', lounges, source }], { path: '/lounges' }), 'ItemList').itemListElement.map(
      ({ item }) => item.url?.replace(ORIGIN, ''),
    );
  const path = '/api/airport-lounges';
  expect(urls({ path, query: { terminal: 'domestic' }, follow: ['city', 'terminal'] })).toEqual([
    '/lounges/mumbai#chowpatty',
    '/lounges/dubai#souk',
  ]);
  expect(urls({ path, follow: ['city'] })).toEqual(['/lounges/mumbai#chowpatty', '/lounges/dubai#souk']);
  expect(urls()).toEqual(['/lounges#chowpatty', '/lounges#souk']);
});

test('2.10 a film has its name, picture, day and player; a picture is no film, and a film of an unknown day is left out', () => {
  const media = {
    __component: 'blocks.media',
    title: 'A Sunday',
    poster: '/art/a.svg',
    published_on: '2026-11-09',
    duration_seconds: 75,
  } as const;
  const nodes = read([
    { ...media, media_type: 'youtube', media: 'https://www.youtube.com/watch?v=SAMPLE-0000' },
    { ...media, media_type: 'image', media: '/art/b.svg' },
    { ...media, published_on: undefined, media_type: 'video', media: '/films/without-a-day.mp4' },
  ]);
  expect(nodes.filter((node) => node['@type'] === 'VideoObject')).toHaveLength(1);
  expect(find(nodes, 'VideoObject')).toMatchObject({
    thumbnailUrl: `${ORIGIN}/art/a.svg`,
    duration: 'PT1M15S',
    embedUrl: 'https://www.youtube-nocookie.com/embed/SAMPLE-0000',
  });
});

test('3 a text says when it was changed', () => {
  const nodes = read([{ __component: 'blocks.legal-text', description: 'Terms.' }], {
    more: { updated_at: '2026-11-01T10:00:00+05:30' },
  });
  expect(find(nodes, 'WebPage').dateModified).toBe('2026-11-01T10:00:00+05:30');
});

test('3 a legal text is an article of the network, with the day of its last change that the page shows', () => {
  const text = { __component: 'blocks.legal-text', description: 'Terms.', last_changed: '2026-10-30' } as const;
  const more = { updated_at: '2026-11-01T10:00:00+05:30' };
  const nodes = read([text], { path: '/legal/terms', more });
  expect(find(nodes, 'Article')).toEqual({
    '@type': 'Article',
    '@id': `${ORIGIN}/legal/terms#article`,
    headline: 'Ekaa',
    description: 'One account.',
    inLanguage: 'en-IN',
    dateModified: '2026-10-30T00:00:00+05:30',
    datePublished: '2026-10-30T00:00:00+05:30',
    author: { ...find(nodes, 'Article').author, name: find(nodes, 'Organization').name, url: `${ORIGIN}/` },
    publisher: { '@id': find(nodes, 'Organization')['@id'] },
    mainEntityOfPage: { '@id': find(nodes, 'WebPage')['@id'] },
    image: find(nodes, 'WebPage').primaryImageOfPage.url,
  });
  const undated = find(read([{ ...text, last_changed: undefined }], { more }), 'Article');
  expect(undated.dateModified).toBe('2026-11-01T10:00:00+05:30');
  expect(typesOf(read([]))).toEqual(['WebPage', 'BreadcrumbList']);
});

test('3 a press release is an article of the network with the day on which it appeared', () => {
  const text = { __component: 'blocks.legal-text', description: 'News.', published: '2026-10-06' } as const;
  const article = find(read([text], { more: { updated_at: '2026-11-01T10:00:00+05:30' } }), 'Article');
  expect(article.datePublished).toBe('2026-10-06T00:00:00+05:30');
  expect(article.dateModified).toBe('2026-11-01T10:00:00+05:30');
  expect(article.author['@type']).toBe('Organization');
});

test('2.11 no text of the content can leave the script', () => {
  const page = pageSchema.parse({ title: '</script><script>alert(1)</script><!--\u2028', content: [] });
  const json = toJsonLd(structuredData({ page, locale: 'en', path: '/x', breadcrumb: [], footer: {} }));
  expect(json).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(json)['@graph'][0].name).toBe(page.title);
});
