import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

const offer = {
  slug: 'tulsi',
  title: '20% off',
  offer_type: 'exclusive',
  category_slug: 'dining',
  valid_to: '2099-03-31',
} as const;
const list = { __component: 'blocks.offer-list' } as const;
const render = (more: object, locale: 'en' | 'hi' = 'en') => renderBlock({ ...list, offers: [offer], ...more }, { locale });

test('2.1 an offer links to its page, or to its own link', () => {
  expect(render({})).toContain('href="/exclusive-offers/tulsi"');
  expect(render({ offers: [{ ...offer, offer_type: 'festive' }] })).toContain('href="/rupay-festive-carnival/tulsi"');
  expect(render({ offers: [{ ...offer, link: '/faqs' }] })).toContain('href="/faqs"');
});

test('dates are in the language', () => {
  expect(render({})).toContain('Till 31 Mar 2099');
  expect(render({}, 'hi')).toContain('31 मार्च 2099 तक');
});

test('an offer that has ended is not a link', () => {
  const html = render({ offers: [{ ...offer, valid_to: '2020-01-01' }] });
  expect(html).toContain('Ended');
  expect(html).not.toContain('<a ');
});

test('8 an empty list shows the message of the content, else that of the specification', () => {
  expect(render({ offers: [] })).toContain('Sorry no offers available for this options.');
  expect(render({ offers: [], empty_message: 'Come back soon' })).toContain('Come back soon');
  expect(render({ offers: [] }, 'hi')).toContain('<span lang="en">Sorry no offers available for this options.</span>');
});

test('tabs are radio buttons, one for all offers; an empty one has the message', () => {
  const html = render({
    tabs: [
      { title: 'Dining', slug: 'dining' },
      { title: 'Books', slug: 'books' },
    ],
  });
  expect(html.match(/type="radio"/g)).toHaveLength(3);
  expect(html).toMatch(/filter-0 [^>]*checked=""/);
  expect(html).toContain('data-kinds="1"');
  expect(html).toContain('data-empty="2"');
  expect(html.match(/Sorry no offers/g)).toHaveLength(1);
});

test('a tab of the content for all offers replaces the default one', () => {
  const html = render({
    tabs: [
      { title: 'Everything', slug: 'all' },
      { title: 'Dining', slug: 'dining' },
    ],
  });
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html).toContain('Everything');
});
