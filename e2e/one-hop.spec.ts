import { expect, test } from '#e2e/support/test.ts';

/** Status and target of the first answer, and the status there: a second redirect would be a second hop. */
const MOVES = [
  ['/exclusive-offers/Chakka-Airport-Ride', '/exclusive-offers/chakka-airport-ride'],
  ['/hi/exclusive-offers/Chakka-Airport-Ride', '/hi/exclusive-offers/chakka-airport-ride'],
  ['/Exclusive-Offers/Chakka-Airport-Ride/', '/exclusive-offers/chakka-airport-ride'],
  ['/legal/Lounge-Access-Rules', '/legal/lounge-access-rules'],
  ['/jcb-cashback-campaign/Terms-And-Conditions', '/jcb-cashback-campaign/terms-and-conditions'],
  ['/rupayselect/Health-Check', '/rupayselect/health-check'],
  ['/international-offers/Asia', '/international-offers/asia'],
  ['/rupay-festive-carnival/Festive-Bijli', '/rupay-festive-carnival/festive-bijli'],
  ['/Credit-Cards/Platinum-Credit/', '/credit-cards/platinum-credit'],
  ['/Lounges/Kochi', '/lounges/kochi'],
  ['/lounges/?city=kochi', '/lounges/kochi'],
  ['/hi/Lounges?city=kochi', '/hi/lounges/kochi'],
  ['/en/Credit-Cards?card=platinum-credit', '/credit-cards/platinum-credit'],
  ['/en/lounges?city=atlantis', '/lounges?city=atlantis'],
] as const;

for (const [from, to] of MOVES)
  test(`2.1 ${from} is one hop from ${to}`, async ({ request }) => {
    const first = await request.get(from, { maxRedirects: 0 });
    expect([first.status(), first.headers().location]).toEqual([308, to]);
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200);
  });

test('2.1 a stored language and the choice of a city are one hop, privately', async ({ request }) => {
  const headers = { cookie: 'selectedLanguageCode=hi' };
  for (const from of ['/lounges?city=kochi', '/Lounges/?city=kochi', '/Lounges/Kochi']) {
    const first = await request.get(from, { maxRedirects: 0, headers });
    expect([first.status(), first.headers().location, first.headers()['cache-control']]).toEqual([
      307,
      '/hi/lounges/kochi',
      'private, no-store',
    ]);
  }
});

test('2.1 a slug that no record has in any letter case is not found', async ({ request }) => {
  for (const path of ['/exclusive-offers/No-Such-Offer', '/legal/No-Such-Page', '/international-offers/Atlantis'])
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
});

test('7 the campaign without a slug is its first page', async ({ request }) => {
  const answer = await request.get('/api/legal-pages/jcb-cashback-campaign');
  expect(answer.status()).toBe(200);
  expect((await answer.json()).data.content.length).toBeGreaterThan(0);
});
