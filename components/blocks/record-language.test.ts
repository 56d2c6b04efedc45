import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';
import type { BlockInput } from '#lib/content/contract/blocks.ts';
import type { Locale } from '#lib/i18n/locales.ts';

const EN = { locale: 'en' };
const HI = { locale: 'hi' };
const card = (more: object) => ({ slug: 'a', title: 'English', card_type: 'credit' as const, ...more });
const offer = (more: object) => ({ slug: 'a', title: 'English', offer_type: 'exclusive' as const, ...more });
const tab = (more: object) => ({ slug: 'a', title: 'English', ...more });
const other = { slug: 'b', title: 'हिंदी' };
const lounge = { airport_name: 'Delhi airport', airport_code: 'DEL', city_slug: 'delhi' };

/** A block with one record, by what the record is and where it stands. */
const WITH: Record<string, (more: object) => BlockInput> = {
  'a card in a list': (more) => ({ __component: 'blocks.card-list', cards: [card(more)] }),
  'a card in a finder': (more) => ({ __component: 'blocks.card-finder', cards: [card(more)] }),
  'a card in a comparison': (more) => ({ __component: 'blocks.card-compare', cards: [card(more)] }),
  'a design in a form': (more) => ({ __component: 'blocks.request-form', cards: [card(more)] }),
  'a card in detail': (more) => ({ __component: 'blocks.card-detail', card: card(more) }),
  'an offer in a finder': (more) => ({ __component: 'blocks.offer-finder', offers: [offer(more)] }),
  'an offer in a list': (more) => ({ __component: 'blocks.offer-list', offers: [offer(more)] }),
  'an offer in detail': (more) => ({ __component: 'blocks.offer-detail', offer: offer(more) }),
  'a related offer': (more) => ({
    __component: 'blocks.offer-detail',
    offer: { ...offer({ title: 'ऑफ़र' }), related: [offer(more)] },
  }),
  'a card that qualifies': (more) => ({
    __component: 'blocks.offer-detail',
    offer: { ...offer({ title: 'ऑफ़र' }), cards: [card(more)] },
  }),
  'a privilege': (more) => ({ __component: 'blocks.booking', offer: offer(more) }),
  'a bank': (more) => ({ __component: 'blocks.bank-list', banks: [{ bank_name: 'English', ...more }] }),
  'a lounge': (more) => ({ __component: 'blocks.lounge-finder', lounges: [{ lounge_name: 'English', ...lounge, ...more }] }),
  'a city': (more) => ({ __component: 'blocks.lounge-finder', cities: [tab(more)] }),
  'a question in a finder': (more) => ({
    __component: 'blocks.faq-finder',
    items: [{ question: 'English', answer: 'Text', ...more }],
  }),
  'a question in a list': (more) => ({ __component: 'blocks.faq', items: [{ question: 'English', answer: 'Text', ...more }] }),
  'a milestone in a timeline': (more) => ({
    __component: 'blocks.milestone-timeline',
    milestones: [{ year: '2020', title: 'English', ...more }],
  }),
  'a milestone in a strip': (more) => ({
    __component: 'blocks.milestones',
    title: 'सफ़र',
    milestones: [{ year: '2020', title: 'English', ...more }],
  }),
  'a table': (more) => ({ __component: 'blocks.tables', tables: [{ title: 'English', headers: [], rows: [['a']], ...more }] }),
  'a group of links': (more) => ({ __component: 'blocks.link-groups', groups: [{ title: 'English', links: [], ...more }] }),
  'a page in a frame': (more) => ({ __component: 'blocks.iframe', iframe: { title: 'English', iframe_link: '/faqs', ...more } }),
  'a tab of cards': (more) => ({ __component: 'blocks.card-finder', tabs: [tab(more), other] }),
  'a tab of offers': (more) => ({
    __component: 'blocks.offer-finder',
    tabs: [tab(more), other],
    empty_message: 'कोई ऑफ़र नहीं',
  }),
  'a kind of offer': (more) => ({
    __component: 'blocks.offer-list',
    offers: [offer({ title: 'ऑफ़र' })],
    tabs: [tab(more), other],
    empty_message: 'कोई ऑफ़र नहीं',
  }),
  'a topic': (more) => ({ __component: 'blocks.faq-finder', tabs: [tab(more), other] }),
  'a year': (more) => ({ __component: 'blocks.milestone-timeline', tabs: [tab(more), other] }),
};

const VOID = new Set(['img', 'input', 'br', 'source', 'link', 'meta', 'hr']);

/** The language that each place of a text is marked with in HTML, that of the page where nothing says otherwise. */
function languagesAt(html: string, text: string, page: Locale): string[] {
  const open: { name: string; lang: string }[] = [];
  const around = () => open.at(-1)?.lang ?? page;
  return [...html.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>|([^<]+)/g)].flatMap(([, closing, name, attributes, empty, words]) => {
    if (name === undefined) return words?.includes(text) ? [around()] : [];
    if (closing) open.pop();
    else if (!empty && !VOID.has(name)) open.push({ name, lang: / lang="([^"]+)"/.exec(attributes ?? '')?.[1] ?? around() });
    return [];
  });
}

describe.each(Object.entries(WITH))('1 %s', (_name, blockWith) => {
  test('that is not translated is marked with its language wherever it stands, and only there', () => {
    const html = renderBlock(blockWith(EN), { locale: 'hi' });
    const marked = languagesAt(html, 'English', 'hi');
    expect(marked.length).toBeGreaterThan(0);
    expect(new Set(marked)).toEqual(new Set(['en']));
  });

  test('in the language around it is not marked', () => {
    expect(renderBlock(blockWith(HI), { locale: 'hi' })).not.toMatch(/ lang="| dir="/);
    expect(renderBlock(blockWith({}), { locale: 'hi' })).not.toMatch(/ lang="| dir="/);
    expect(renderBlock({ ...blockWith(EN), locale: 'en' }, { locale: 'hi' }).match(/ lang="/g)).toHaveLength(1);
  });
});

test('1 a record that is written from right to left says so', () => {
  const html = renderBlock({ __component: 'blocks.faq', items: [{ question: 'سوال', answer: 'متن', locale: 'ur' }] });
  expect(html).toContain('<div lang="ur" dir="rtl">');
});

test('1 the fixed words of a record are in its language, and its links lead to that of the page', () => {
  const bank = { bank_name: 'Nilgiri', link: '/faqs' };
  const html = renderBlock({ __component: 'blocks.bank-list', banks: [{ ...bank, ...EN }] }, { locale: 'hi' });
  expect(html).toMatch(/<li lang="en" dir="ltr"[^>]*>.*href="\/hi\/faqs"[^>]*aria-label="Apply at Nilgiri"/);
});

test('1 a comparison reads each cell in the language of its card', () => {
  const fact = { facts: [{ label: 'Fee', value: 'No' }] };
  const hindi = { ...card(HI), slug: 'b', title: 'कार्ड', facts: [{ label: 'शुल्क', value: 'हाँ' }] };
  const html = renderBlock({ __component: 'blocks.card-compare', cards: [card({ ...EN, ...fact }), hindi] }, { locale: 'hi' });
  expect(languagesAt(html, 'Fee', 'hi')).toEqual(['en']);
  expect(languagesAt(html, 'No', 'hi')).toEqual(['en']);
  expect(languagesAt(html, 'शुल्क', 'hi')).toEqual(['hi']);
});
