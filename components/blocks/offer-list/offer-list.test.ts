import { hrefOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';

const offer = {
  slug: 'tulsi',
  title: '20% off',
  offer_type: 'exclusive',
  category_slug: 'dining',
  valid_to: '2099-03-31',
} as const;
const list = { __component: 'blocks.offer-list' } as const;
const renderList = (more: object, locale: 'en' | 'hi' = 'en') => renderBlock({ ...list, offers: [offer], ...more }, { locale });
const EMPTY = 'Sorry no offers available for this options.';

test.each([
  [{}, '/exclusive-offers/tulsi'],
  [{ offer_type: 'festive' }, '/rupay-festive-carnival/tulsi'],
  [{ link: '/faqs' }, '/faqs'],
])('2.1 an offer links to its page, or to its own link: %j', (more, href) => {
  expect(hrefOf(renderList({ offers: [{ ...offer, ...more }] }), /20% off/)).toBe(href);
});

test('dates are in the language', () => {
  renderList({}).getByText(/Till 31 Mar 2099/);
  renderList({}, 'hi').getByText(/31 मार्च 2099 तक/);
});

test('an offer that does not say for which cards says nothing of them', () => {
  expect(renderList({}).queryByText(/cards/i)).toBeNull();
  renderList({ offers: [{ ...offer, cards_label: 'All cards' }] }).getByText('All cards');
});

test('a line of its labels does not begin with the dot', () => {
  const labels = { category_label: 'Sights and tours', country: 'Oman' };
  expect(renderList({ offers: [{ ...offer, ...labels }] }).container.textContent).toContain('tours\u00a0· Oman');
});

test('an offer that has ended is not a link', () => {
  const { getByText, queryByRole } = renderList({ offers: [{ ...offer, valid_to: '2020-01-01' }] });
  getByText('Ended');
  expect(queryByRole('link')).toBeNull();
});

test('8 an empty list shows the message of the content, else that of the specification', () => {
  renderList({ offers: [] }).getByText(EMPTY);
  renderList({ offers: [], empty_message: 'Come back soon' }).getByText('Come back soon');
  expect(renderList({ offers: [] }, 'hi').getByText(EMPTY).getAttribute('lang')).toBe('en');
});

test('tabs are radio buttons, one for all offers; an empty one has the message', () => {
  const tabs = [
    { title: 'Dining', slug: 'dining' },
    { title: 'Books', slug: 'books' },
  ];
  const { container, getAllByRole, getByText } = renderList({ tabs });
  expect(getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([true, false, false]);
  // The style sheet shows the offers and the message of the checked tab by these numbers.
  expect(container.querySelectorAll('[data-kinds="1"]')).toHaveLength(1);
  expect(container.querySelector('.offer-empty[data-kinds="2"]')?.contains(getByText(EMPTY))).toBe(true);
});

test('a tab of the content for all offers replaces the default one', () => {
  const tabs = [
    { title: 'Everything', slug: 'all' },
    { title: 'Dining', slug: 'dining' },
  ];
  expect(
    renderList({ tabs })
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual(['Everything', 'Dining']);
});

test('a title that says the value and the merchant is read once', () => {
  const logo = { url: '/art/x.svg', alternative_text: 'Tulsi Table' };
  const named = { ...offer, title: '20% off at Tulsi Table', value_label: '20% off', merchant: 'Tulsi Table', logo };
  const nameOf = (more: object) => renderList({ offers: [{ ...named, ...more }] }).getByRole('link').textContent;
  const { getByRole, getByText, queryByRole } = renderList({ offers: [named] });
  getByRole('heading', { name: '20% off at Tulsi Table' });
  expect(getByText('20% off').closest('[aria-hidden="true"]')).not.toBeNull();
  expect(queryByRole('img', { name: 'Tulsi Table' })).toBeNull();
  expect(nameOf({ title: 'Lunch for less' })).toContain('20% off');
  renderList({ offers: [{ ...named, title: 'Lunch for less' }] }).getByRole('img', { name: 'Tulsi Table' });
});
