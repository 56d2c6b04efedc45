import { renderBlock } from '#components/test/render-block.tsx';
import { settings } from '#lib/config/settings.ts';
import { examples } from './booking.example.ts';

const [full, over] = examples.map(({ block }) => block);
if (!full || !over) throw new Error('an example is missing');

test('2.1 it says what, who and how, and has the button of the partner, which is external', () => {
  const html = renderBlock(full, { breadcrumb: [{ label: 'Select', link: '/select-credit-card' }] });
  expect(html).toMatch(/<h1[^>]*>A round of golf</);
  expect(html).toContain('What you get');
  expect(html).toContain('Who may use it');
  expect(html).toContain('How to book');
  expect(html).toMatch(/<a href="https:\/\/hara-maidan\.example\/book" target="_blank" rel="noopener noreferrer"/);
});

test('related privileges link to their pages, and the list is on the page of the card', () => {
  const html = renderBlock(full);
  expect(html).toContain('href="/rupayselect/spa-session"');
  expect(html).toContain('href="/select-credit-card#bookings"');
});

test('one that has ended has no steps and no button of the partner, and links to the list', () => {
  const html = renderBlock(over);
  expect(html).not.toContain('akhada.example');
  expect(html).not.toContain('Take the code');
  expect(html).toContain(`href="/${settings.PRODUCT_SLUG}-platinum#bookings"`);
});

test('the location is shown only when the content has it', () => {
  expect(renderBlock(full)).not.toContain('In shops');
});
