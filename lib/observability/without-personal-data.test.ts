import { pathWithoutPersonalData, referrerWithoutPersonalData, searchWithoutPersonalData } from './without-personal-data.ts';

test.each([
  ['  Lost   CARD ', 'lost card'],
  ['ｃａｒｄ', 'card'],
  ['card 4111 1111 1111 1111', 'card'],
  ['मेरा नंबर ९८७६५', 'मेरा नंबर'],
  ['asha@post.example fees', 'fees'],
  ['https://bank.example/a?b=c lounge www.x.example', 'lounge'],
  ['a'.repeat(100), 'a'.repeat(60)],
  ['9876543210', undefined],
  ['asha@post.example', undefined],
  ['', undefined],
])('the search %j is counted as %j', (typed, counted) => {
  expect(searchWithoutPersonalData(typed)).toBe(counted);
});

test.each([
  ['/old-page?token=secret', '/old-page'],
  ['/hi/%E0%A4%8F%E0%A4%95%E0%A4%BE', '/hi/एका'],
  ['/reset/asha%40post.example/now', '/reset/…/now'],
  ['/order/9876543210', '/order/…'],
  ['/offers/2026', '/offers/2026'],
  ['/%', '/%'],
])('the path %s is counted as %s', (path, counted) => {
  expect(pathWithoutPersonalData(path)).toBe(counted);
});

test.each([
  ['http://localhost:3000/faqs?search=my+name#a', '/faqs'],
  ['https://other.example/people/asha?id=7', 'other.example'],
  ['android-app://some.app/', undefined],
  ['no address', undefined],
  [undefined, undefined],
])('the referrer %s is counted as %s', (referrer, counted) => {
  expect(referrerWithoutPersonalData(referrer, ['localhost:3000'])).toBe(counted);
});

test('a long text without an address takes no time', () => {
  const start = performance.now();
  for (const letter of ['a', '@', ':', 'w', '५']) {
    referrerWithoutPersonalData(`http://localhost:3000/${letter.repeat(100_000)}`, ['localhost:3000']);
    searchWithoutPersonalData(letter.repeat(100_000));
  }
  // With a quadratic pattern each takes half a minute.
  expect(performance.now() - start).toBeLessThan(2000);
});
