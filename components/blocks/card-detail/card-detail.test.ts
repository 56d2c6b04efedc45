import { hrefOf, type Rendered } from '#components/test/render.tsx';
import { renderBlock } from '#components/test/render-block.tsx';
import type { BlockInput } from '#lib/content/contract/blocks.ts';

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
const query = { tab: 'select', card: 'select-credit' };

test.each([
  ['Privileges', 'privileges'],
  ['Instant card', 'rupay_instant_card'],
  ['Terms', 'card-terms'],
])('3 the key of a section is its fragment, with a link to it: %s', (name, id) => {
  const rendered = renderBlock(detail);
  expect(hrefOf(rendered, name)).toBe(`#${id}`);
  expect(rendered.container.querySelector(`#${id}`)?.textContent).toContain(name);
});

test('as a section it has an h2 and links back to the list', () => {
  const rendered = renderBlock(detail, { query });
  expect(rendered.container.querySelector('section')?.id).toBe('card-details');
  rendered.getByRole('heading', { level: 2, name: 'Select' });
  rendered.getByRole('heading', { level: 3, name: 'Privileges' });
  expect(hrefOf(rendered, 'Back to all cards')).toBe('/ekaa?tab=select#cards');
});

test('3 a shared address opens the card, or the top of its own page', () => {
  const sharedBy = ({ getByRole }: Rendered) =>
    new URLSearchParams(getByRole('link', { name: 'Share', hidden: true }).getAttribute('href')?.split('?')[1]).get('body');
  expect(sharedBy(renderBlock(detail, { query }))).toMatch(/\/ekaa\?tab=select&card=select-credit#card-details$/);
  expect(sharedBy(renderBlock(detail, { breadcrumb: [] }))).toMatch(/\/ekaa$/);
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

test('without a card it renders nothing', () => {
  expect(renderBlock({ __component: 'blocks.card-detail' }).container.innerHTML).toBe('');
});
