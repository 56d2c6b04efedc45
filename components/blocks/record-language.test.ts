import { attributesOf, type Rendered, textNodesOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import type { BlockInput } from '#lib/contract/blocks/block.ts';

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
    __component: 'blocks.milestones',
    variant: 'timeline',
    milestones: [{ year: '2020', title: 'English', ...more }],
  }),
  'a milestone in a strip': (more) => ({
    __component: 'blocks.milestones',
    title: 'सफ़र',
    milestones: [{ year: '2020', title: 'English', ...more }],
  }),
  'a table': (more) => ({ __component: 'blocks.table', tables: [{ title: 'English', headers: [], rows: [['a']], ...more }] }),
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
  'a year': (more) => ({ __component: 'blocks.milestones', variant: 'timeline', tabs: [tab(more), other] }),
};

/** The languages of the places where a text is, of those that are marked with one. */
function languagesOf(text: string, { container }: Rendered): (string | undefined)[] {
  const nodes = textNodesOf(container).filter(({ textContent }) => textContent?.includes(text));
  return nodes.map(({ parentElement }) => parentElement?.closest<HTMLElement>('[lang]')?.lang);
}

const markedIn = ({ container }: Rendered) => [...container.querySelectorAll('[lang], [dir]:not(input)')];

describe.each(Object.entries(WITH))('1 %s', (_name, blockWith) => {
  test('that is not translated is marked with its language wherever it stands, and only there', () => {
    const rendered = renderBlock(blockWith(EN), { locale: 'hi' });
    expect(new Set(languagesOf('English', rendered))).toEqual(new Set(['en']));
  });

  test('in the language around it is not marked', () => {
    expect(markedIn(renderBlock(blockWith(HI), { locale: 'hi' }))).toEqual([]);
    expect(markedIn(renderBlock(blockWith({}), { locale: 'hi' }))).toEqual([]);
    expect(markedIn(renderBlock({ ...blockWith(EN), locale: 'en' }, { locale: 'hi' }))).toHaveLength(1);
  });
});

test('1 a record that is written from right to left says so', () => {
  const items = [{ question: 'سوال', answer: 'متن', locale: 'ur' }];
  const [marked] = markedIn(renderBlock({ __component: 'blocks.faq', items }));
  expect(marked && attributesOf(marked)).toEqual({ lang: 'ur', dir: 'rtl' });
});

test('1 the fixed words of a record are in its language, and its links lead to that of the page', () => {
  const bank = { bank_name: 'Nilgiri', link: '/faqs', ...EN };
  const { getByRole } = renderBlock({ __component: 'blocks.bank-list', banks: [bank] }, { locale: 'hi' });
  const link = getByRole('link', { name: 'Apply at Nilgiri' });
  expect(link.getAttribute('href')).toBe('/hi/faqs');
  expect(link.closest('li')?.lang).toBe('en');
});

test('1 a comparison reads each cell in the language of its card', () => {
  const fact = { facts: [{ label: 'Fee', value: 'No' }] };
  const hindi = { ...card(HI), slug: 'b', title: 'कार्ड', facts: [{ label: 'शुल्क', value: 'हाँ' }] };
  const cards = [card({ ...EN, ...fact }), hindi];
  const rendered = renderBlock({ __component: 'blocks.card-compare', cards }, { locale: 'hi' });
  expect(languagesOf('Fee', rendered)).toEqual(['en']);
  expect(languagesOf('No', rendered)).toEqual(['en']);
  expect(languagesOf('शुल्क', rendered)).toEqual([undefined]);
});
