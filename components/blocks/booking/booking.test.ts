import { attributesOf, hrefOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import { settings } from '#lib/config/settings.ts';
import { examples } from './booking.example.ts';

const [full, over] = examples.map(({ block }) => block);
if (!full || !over) throw new Error('an example is missing');

test('2.1 it says what, who and how, and has the button of the partner, which is external', () => {
  const { getByRole } = renderBlock(full, { breadcrumb: [{ label: 'Select', link: '/select-credit-card' }] });
  getByRole('heading', { level: 1, name: /^A round of golf/ });
  for (const name of ['What you get', 'Who may use it', 'How to book']) getByRole('heading', { level: 2, name });
  const button = getByRole('link', { name: /opens in a new tab/ });
  expect(attributesOf(button)).toMatchObject({
    href: 'https://hara-maidan.example/book',
    target: '_blank',
    rel: 'noopener noreferrer',
  });
});

test('related privileges link to their pages, and the list is on the page of the card', () => {
  const booking = renderBlock(full);
  expect(hrefOf(booking, /^An hour at the spa/)).toBe('/rupayselect/spa-session');
  expect(hrefOf(booking, 'View All')).toBe('/select-credit-card#bookings');
});

test('one that has ended has no steps and no button of the partner, and links to the list', () => {
  const booking = renderBlock(over);
  expect(booking.queryByRole('heading', { name: 'How to book' })).toBeNull();
  expect(booking.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/${settings.PRODUCT_SLUG}-platinum#bookings`,
  ]);
});

test('the location is shown only when the content has it', () => {
  renderBlock({ ...full, offer: { ...full.offer, place: 'in_store' } }).getByText('In shops');
  expect(renderBlock(full).queryByText(/In shops/)).toBeNull();
});
