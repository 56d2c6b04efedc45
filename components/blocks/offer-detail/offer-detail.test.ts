import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';
import { examples } from './offer-detail.example.ts';

const [full, over, bare, hindi] = examples.map(({ block }) => block);
if (!full || !over || !bare || !hindi) throw new Error('the examples of the block are missing');
const breadcrumb = [
  { label: 'Exclusive offers', link: '/exclusive-offers' },
  { label: 'Tulsi Table', link: undefined },
];

test('2.1 as the opening block its title is the only h1, below the breadcrumb', () => {
  const html = renderBlock(full, { breadcrumb });
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<h1[^>]*>20% off weekday meals/);
  expect(html).toContain('href="/exclusive-offers"');
  expect(renderBlock(full)).not.toContain('<h1');
});

test('2.1 the code is text, whether or not a script can copy it', () => {
  const html = renderBlock(full);
  expect(html).toMatch(/select-all"[^>]*>TULSI20</);
  expect(html).toMatch(/<button type="button" class="copy-code[^"]*">Copy</);
});

test('2.1 its facts: dates, location, cards and those of the content', () => {
  const html = renderBlock(full);
  expect(html).toContain('1 Jan 2026 to 31 Mar 2099');
  expect(html).toContain('Online and in shops');
  expect(html).toContain('Platinum and Select');
  expect(html).toContain('₹750 a table');
  expect(renderBlock(hindi, { locale: 'hi' })).toContain('दुकानों में, जयपुर');
});

test('2.1 the steps are numbered, the first terms are open, related offers link to their pages', () => {
  const html = renderBlock(full);
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
  expect(html).toContain('href="/exclusive-offers/chitralok-two-tickets"');
  expect(html).toMatch(/>3<\/span>/);
});

test('2.1 an offer that has ended says when, without code or button, and links to the list', () => {
  const html = renderBlock(over);
  expect(html).toContain('This offer ended on 31 Jan 2020.');
  expect(html).toContain('Ended');
  expect(html).not.toContain('SAAZ3000');
  expect(html).not.toContain('saaz.example');
  expect(html).toContain('href="/rupay-festive-carnival"');
});

test('an offer that has not started says when it does', () => {
  const later = { ...full, offer: { ...full.offer, valid_from: '2098-01-01' } };
  expect(renderBlock(later)).toContain('Starts on 1 Jan 2098');
});

test('an offer with only a title is still a page', () => {
  expect(renderBlock(bare, { breadcrumb })).toMatch(/<h1[^>]*>20% off</);
});
