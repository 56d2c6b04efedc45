import { pathOf, readHead } from './support/page-head.ts';
import { expect, test } from './support/test.ts';

test('a card has one address: its page is canonical, and the other addresses lead there in one hop', async ({ request }) => {
  const moved = async (address: string) => {
    const response = await request.get(address, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  for (const prefix of ['', '/hi']) {
    const path = `${prefix}/credit-cards/select-credit`;
    const html = await (await request.get(path)).text();
    const head = readHead(html);
    expect(head.canonicals).toEqual([path]);
    expect(head.meta.get('og:url')?.map(pathOf)).toEqual([path]);
    for (const id of ['privileges', 'offers', 'lounges', 'banks', 'how-to', 'compare', 'questions', 'terms'])
      expect(html).toContain(` id="${id}"`);
    // Twice: the second response comes from the page cache.
    for (const address of [`${prefix}/credit-cards?card=select-credit`, `${prefix}/credit-cards/SELECT-credit`]) {
      expect(await moved(address), address).toEqual([308, path]);
      expect(await moved(address), address).toEqual([308, path]);
    }
  }
  expect((await request.get('/credit-cards?card=nope')).status()).toBe(200);
});

test('the chooser ranks cards for the answers in its address, without script', async ({ request }) => {
  const html = await (await request.get('/hi/which-card?pay=credit&need=fuel&travel=no-such')).text();
  expect(readHead(html).canonicals).toEqual(['/hi/which-card']);
  const [, results = ''] = html.split(' id="results"');
  expect(results).toMatch(/<ol[^>]*><li[^>]*><article[^>]*>(?:(?!<\/article>).)*href="\/hi\/credit-cards\/fuel-credit"/);
  expect(results).toContain('ईंधन, टोल और सर्विस पर बचत');
  expect(results).not.toContain('business-fleet');
});
