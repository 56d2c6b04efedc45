import { PAGE_PARAMS } from '../lib/contract/page-params.ts';
import { CONTENT_ADDRESSES } from './support/addresses.ts';
import { count, readRaw } from './support/html.ts';
import { choosingOf } from './support/list-words.ts';
import { expect, test } from './support/test.ts';

/** Values that no list offers; `zzz` has the form of one. */
const ODD = ['x'.repeat(300), '💳', 'constructor', 'zzz'];
const ODD_PAGES = ['0', '-1', '9999', 'abc'];
const AT_ONCE = 6;

const oddOf = (name: string): readonly string[] => (name === 'page_no' ? ODD_PAGES : ODD);
const pair = (name: string, value: string): [string, string] => [name, value];
const oddPair = (name: string, turn: number) => pair(name, oddOf(name)[turn % ODD.length] ?? 'zzz');

/**
 * Odd queries of a page: each parameter of its lists, alone and repeated; unknown ones; all together. The values take turns, because each
 * query costs the server a render.
 */
function queriesFor(followed: ReadonlySet<string>, turn: number): string[] {
  const alone = PAGE_PARAMS.filter((name) => followed.has(name)).flatMap((name, index) => [
    [oddPair(name, turn + index)],
    [oddPair(name, turn + index + 1), oddPair(name, turn + index + 2)],
  ]);
  const unfollowed = PAGE_PARAMS.filter((name) => !followed.has(name));
  const together = [unfollowed, PAGE_PARAMS].map((names) => names.map((name, index) => oddPair(name, turn + index)));
  return [...alone, ...together].map((pairs) => new URLSearchParams(pairs).toString());
}

/** A page of each route; tabs and records with their own address are rendered alike. */
const PAGES = CONTENT_ADDRESSES.filter(
  ({ locale, route }) => locale === 'en' && (route.content.kind === 'screen' || route.content.kind === 'generic'),
);

for (const [turn, address] of PAGES.entries()) {
  test(`2.1 ${address.path} shows a page, whatever its query says`, async ({ request }) => {
    const { followed, lists } = await choosingOf(request, address);
    const left = queriesFor(followed, turn);
    const visit = async () => {
      for (let query = left.pop(); query !== undefined; query = left.pop()) {
        const { response, html, text } = await readRaw(request, `${address.address}?${query}`);
        expect(response.status(), query).toBe(200);
        expect(count(html, /<h1[\s>]/), query).toBe(1);
        for (const words of lists)
          expect(
            words.some((word) => text.includes(word)),
            `${query}: ${words[0]}`,
          ).toBe(true);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visit));
  });
}

test('2.1 a choice that a list does not have is not shown as one, and leaves the list as it is', async ({ request }) => {
  const read = async (address: string) => (await readRaw(request, address)).text;
  const counted = (text: string) => /<p role="status"[^>]*>([^<]*)/.exec(text)?.[1];
  expect(counted(await read('/exclusive-offers?date=zzz'))).toBe(counted(await read('/exclusive-offers')));
  expect(await read('/exclusive-offers?date=zzz')).not.toContain('zzz');
  const lounges = (text: string) => /(\d+) lounges?/.exec(text)?.[1];
  expect(lounges(await read('/lounges?terminal=zzz'))).toBe(lounges(await read('/lounges')));
  expect(await read('/credit-cards?compare=zzz')).toContain('id="compare"');
});
