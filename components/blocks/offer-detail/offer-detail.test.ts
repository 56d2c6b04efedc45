import { hrefOf, outlineOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import { examples } from './offer-detail.example.ts';

const [full, over, bare, hindi] = examples.map(({ block }) => block);
if (!full || !over || !bare || !hindi) throw new Error('the examples of the block are missing');
const breadcrumb = [
  { label: 'Exclusive offers', link: '/exclusive-offers' },
  { label: 'Tulsi Table', link: undefined },
];

test('2.1 as the opening block its title is the only h1, below the breadcrumb', () => {
  const rendered = renderBlock(full, { breadcrumb });
  expect(rendered.getByRole('heading', { level: 1 }).textContent).toBe('20% off weekday meals');
  expect(hrefOf(rendered, 'Exclusive offers')).toBe('/exclusive-offers');
});

test('2.1 in a page its title is an h2', () => {
  expect(outlineOf(renderBlock(full))[0]).toBe('h2 20% off weekday meals');
});

test('2.1 the code is text, whether or not a script can copy it', () => {
  const { getByText, getByRole } = renderBlock(full);
  expect(getByText('TULSI20').classList.contains('select-all')).toBe(true);
  getByRole('button', { name: 'Copy' });
});

test('2.1 its facts: dates, location, cards and those of the content', () => {
  const { getAllByRole } = renderBlock(full);
  const facts = getAllByRole('definition').map(({ textContent }) => textContent);
  const expected = ['1 Jan 2026 to 31 Mar 2099', 'Platinum and Select', '₹750 a table'];
  expect(facts).toEqual(expect.arrayContaining(expected));
  renderBlock(hindi, { locale: 'hi' }).getByText('दुकानों में, जयपुर');
});

test('2.1 an offer that does not say where or with which cards says nothing of them', () => {
  const { queryAllByRole, container } = renderBlock(bare);
  expect(queryAllByRole('definition')).toEqual([]);
  expect(container.querySelector('dl')).toBeNull();
});

test('2.1 the steps are numbered, the first terms are open, related offers link to their pages', () => {
  const rendered = renderBlock(full);
  rendered.getByText('3');
  expect(Array.from(rendered.container.querySelectorAll('details'), ({ open }) => open)).toEqual([true, false]);
  expect(hrefOf(rendered, /Buy one ticket/)).toBe('/exclusive-offers/chitralok-two-tickets');
});

test('2.1 an offer that has ended says when, without code or button, and links to the list', () => {
  const rendered = renderBlock(over);
  rendered.getByText(/This offer ended on 31 Jan 2020\./);
  rendered.getByText('Ended');
  expect(rendered.container.textContent).not.toContain('SAAZ3000');
  expect(rendered.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/rupay-festive-carnival']);
});

test('an offer that has not started says when it does', () => {
  renderBlock({ ...full, offer: { ...full.offer, valid_from: '2098-01-01' } }).getByText(/Starts on 1 Jan 2098/);
});

test('an offer with only a title is still a page', () => {
  renderBlock(bare, { breadcrumb }).getByRole('heading', { level: 1, name: /^20% off/ });
});
