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

test('3 the keys of the sections are fragments, with links to them and to the terms', () => {
  const html = renderBlock(detail);
  for (const anchor of ['privileges', 'rupay_instant_card', 'card-terms']) {
    expect(html).toContain(`id="${anchor}"`);
    expect(html).toContain(`href="#${anchor}"`);
  }
});

test('as a section it has an h2 and links back to the list', () => {
  const html = renderBlock(detail, { query: { tab: 'select', card: 'select-credit' } });
  expect(html).toContain('id="card-details"');
  expect(html).toMatch(/<h2[^>]*>Select<\/h2>/);
  expect(html).toMatch(/<h3[^>]*>Privileges<\/h3>/);
  expect(html).toContain('href="/ekaa?tab=select#cards"');
});

test('3 a shared address opens the card, or the top of its own page', () => {
  const sharedBy = (html: string) => decodeURIComponent(/body=([^"]+)/.exec(html)?.[1] ?? '');
  const query = { tab: 'select', card: 'select-credit' };
  expect(sharedBy(renderBlock(detail, { query }))).toMatch(/\/ekaa\?tab=select&card=select-credit#card-details$/);
  expect(sharedBy(renderBlock(detail, { breadcrumb: [] }))).toMatch(/\/ekaa$/);
});

test('as the page of an accessory it has the h1 and the breadcrumb', () => {
  const html = renderBlock(detail, {
    breadcrumb: [
      { label: 'On the go', link: '/on-the-go' },
      { label: 'Select', link: undefined },
    ],
  });
  expect(html).toMatch(/<h1[^>]*>Select<\/h1>/);
  expect(html).toMatch(/<h2[^>]*>Privileges<\/h2>/);
  expect(html).toContain('href="/on-the-go"');
});

test('without a card it renders nothing', () => {
  expect(renderBlock({ __component: 'blocks.card-detail' })).toBe('');
});
