import { addressOf, COPY, GOOD, LEAST, TYPED } from './design-form.ts';
import { decode } from './html.ts';
import { expect, test } from './test.ts';
import { newVisitor } from './visitor.ts';

/** Sends the form as a browser that keeps no cookies. */
async function sendForm(
  site: string,
  visitor: string,
  locale: 'en' | 'hi',
  fields: Record<string, string>,
): Promise<{ answer: Response; html: string }> {
  const typed = Object.fromEntries(TYPED.map((name) => [name, GOOD[name][locale]]));
  const given = addressOf('en', '?card=route-map');
  const answer = await fetch(`${site}/service/design-request`, {
    method: 'POST',
    headers: { origin: site, 'x-forwarded-for': visitor },
    body: new URLSearchParams({ ...typed, card_slug: 'route-map', consent: 'yes', locale, return: given, ...fields }),
    redirect: 'manual',
  });
  return { answer, html: decode(await answer.text()) };
}

for (const locale of ['en', 'hi'] as const) {
  test(`5 ${locale}: without cookies the form comes back filled in the answer itself, and is sent the second time`, async ({
    baseURL,
  }) => {
    const visitor = newVisitor();
    const first = await sendForm(baseURL ?? '', visitor, locale, {});
    expect([first.answer.status, first.answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(first.html).toContain(`<html lang="${locale}"`);
    expect(first.html).toMatch(/id="request-outcome"[^>]*autofocus/i);
    expect(first.html).toContain(COPY[locale].designRequest.again);
    for (const name of TYPED) expect(first.html).toContain(GOOD[name][locale]);
    const [, start = ''] = /<input type="hidden" name="start" value="([^"]+)"/.exec(first.html) ?? [];
    await new Promise((resolve) => setTimeout(resolve, LEAST));
    const second = await sendForm(baseURL ?? '', visitor, locale, { start });
    expect(second.answer.status).toBe(200);
    expect(second.html).toMatch(/CS-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}/);
  });
}

test('5 a cookie that was made up changes no page but that of the form, and no status', async ({ request }) => {
  const headers = { cookie: 'designRequest=q1bKzk9JVbJSSs4vSlWqBQA' };
  for (const [address, status] of [
    ['/nope', 404],
    ['/hi/nope/deep', 404],
    ['/exclusive-offers/nope', 404],
    ['/ekaa', 200],
  ] as const) {
    const answer = await request.get(address, { headers });
    expect([address, answer.status()]).toEqual([address, status]);
    expect(answer.headers()['cache-control']).toContain('s-maxage');
  }
});
