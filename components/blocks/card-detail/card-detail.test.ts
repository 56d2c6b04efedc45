import { hrefOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import type { BlockInput } from '#lib/contract/blocks/block.ts';
import { CARD_OUTLINES } from './card-outline.ts';

const detail: BlockInput = {
  __component: 'blocks.card-detail',
  card: {
    slug: 'select-credit',
    title: 'Select',
    card_type: 'credit',
    sections: [
      { section_key: 'privileges', title: 'Privileges', features: [{ title: 'Lounges' }] },
      { section_key: 'rupay_instant_card', title: 'Instant card', features: [{ title: 'Ready in minutes' }] },
    ],
    terms: [{ title: 'Fees', description: 'The bank sets them.' }],
  },
};
test.each([
  ['Privileges', 'privileges'],
  ['Instant card', 'rupay_instant_card'],
  ['Terms', 'card-terms'],
])('3 the key of a section is its fragment, with a link to it: %s', (name, id) => {
  const rendered = renderBlock(detail);
  expect(hrefOf(rendered, name)).toBe(`#${id}`);
  expect(rendered.container.querySelector(`#${id}`)?.textContent).toContain(name);
});

test('as a section it has an h2', () => {
  const rendered = renderBlock(detail);
  rendered.getByRole('heading', { level: 2, name: 'Select' });
  rendered.getByRole('heading', { level: 3, name: 'Privileges' });
});

test('3 the shared address is that of the page of the card', () => {
  const { getByRole } = renderBlock(detail, { breadcrumb: [] });
  const mail = new URL(getByRole('link', { name: 'Share', hidden: true }).getAttribute('href') ?? '');
  expect(mail.searchParams.get('body')).toMatch(/\/credit-cards\/select-credit$/);
});

test('the type of the card is shown above its title', () => {
  renderBlock(detail, { locale: 'hi' }).getByText('क्रेडिट कार्ड');
});

test('as the page of an accessory it has the h1 and the breadcrumb', () => {
  const breadcrumb = [
    { label: 'On the go', link: '/on-the-go' },
    { label: 'Select', link: undefined },
  ];
  const rendered = renderBlock(detail, { breadcrumb });
  rendered.getByRole('heading', { level: 1, name: 'Select' });
  rendered.getByRole('heading', { level: 2, name: 'Privileges' });
  expect(hrefOf(rendered, 'On the go')).toBe('/on-the-go');
});

const page = { breadcrumb: [{ label: 'Cards', link: '/credit-cards' }] };
const image = { url: '/art/cards/select.svg', width: 428, height: 270 };
const turning = (card: object): BlockInput => ({ ...detail, card: { ...detail.card, image, ...card } });

test.each([
  ['credit', 'Round'],
  ['debit', 'Square'],
  ['prepaid', 'Pointed'],
])('the card of a %s page turns; its notch is %s', (card_type, notch) => {
  const rendered = renderBlock(turning({ card_type }), page);
  expect(rendered.getByRole('checkbox', { name: 'Show the back' }).getAttribute('checked')).toBeNull();
  rendered.getByText(new RegExp(`^${notch} notch: .* ${card_type}`));
});

test('cards of different types are told apart by their outlines', () => {
  expect(new Set([CARD_OUTLINES.credit, CARD_OUTLINES.debit, CARD_OUTLINES.prepaid]).size).toBe(3);
});

test.each([
  ['a virtual card', { is_virtual: true }, page],
  ['a picture of another size', { image: { ...image, height: 400 } }, page],
  ['a card in the middle of a page', {}, {}],
])('what cannot be turned: %s', (_, card, options) => {
  const rendered = renderBlock(turning(card), options);
  expect(rendered.queryByRole('checkbox')).toBeNull();
  expect(rendered.container.querySelector('img')).not.toBeNull();
});

test('1 on the back words have the direction of their language, a number that of digits', () => {
  const rendered = renderBlock(turning({}), { ...page, locale: 'ur' });
  expect(rendered.getByText('1234 5678 9012 3456').getAttribute('dir')).toBe('ltr');
  expect(rendered.getByText('آپ کا نام').closest('[dir]')?.getAttribute('dir')).toBe('rtl');
});
