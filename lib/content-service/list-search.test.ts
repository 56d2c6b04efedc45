/** @jest-environment node */

import { validateList } from '#lib/content/client/envelope.ts';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { handle } from './service.ts';

async function answered(address: string) {
  const response = await handle(new Request(`http://content.test${address}`));
  return response.json();
}

async function questions(search: string, locale = 'en') {
  const query = new URLSearchParams({ search, locale, page_size: '50' });
  const json: unknown = await answered(`/api/faq-search?${query}`);
  return validateList(ENDPOINTS.faqSearch.answer, json, 'faq-search').items;
}

describe('questions', () => {
  const LOST = 'lost-or-blocked';

  test.each([
    ['lost', 'en'],
    ['stolen', 'en'],
    ['Stollen', 'en'],
    ['खोया', 'hi'],
    ['चोरी', 'hi'],
    ['chori', 'hi'],
    ['lost', 'hi'],
  ])('2.1 “%s” (%s) finds every question of the topic that is called so', async (search, locale) => {
    const all = await answered(`/api/faq-details?tab=${LOST}&page_size=50`);
    const found = (await questions(search, locale)).filter(({ tab_slug }) => tab_slug === LOST);
    expect(all.data.length).toBeGreaterThan(5);
    expect(found).toHaveLength(all.data.length);
  });

  test('2.1 another name for a thing finds it, in either language', async () => {
    const slugs = async (search: string, locale: string) => (await questions(search, locale)).map(({ slug }) => slug);
    expect(await slugs('ATM', 'en')).toContain('cash-machine-fee');
    expect(await slugs('एटीएम', 'hi')).toContain('cash-machine-fee');
    expect(await slugs('ATM', 'hi')).toContain('cash-machine-fee');
    expect((await slugs('lounge visits', 'en'))[0]).toBe('how-many-visits');
  });

  test('2.1 nothing fits nonsense, and signs alone leave the list as it is', async () => {
    expect(await questions('zzqqxx')).toEqual([]);
    expect((await questions('((')).length).toBe(50);
  });
});

test('2.1 a bank is found in spite of a typo, in the order of the list, and not by one word of two', async () => {
  const names = async (search: string) => {
    const { data } = await answered(`/api/bank-search?page_size=50&search=${encodeURIComponent(search)}`);
    return data.map(({ bank_name }: { bank_name: string }) => bank_name);
  };
  const all = await names('');
  const [first = ''] = all;
  const word = first.split(' ')[0] ?? '';
  const turned = `${word.slice(0, 2)}${word.charAt(3)}${word.charAt(2)}${word.slice(4)}`;
  expect(await names(word)).toContain(first);
  expect(await names(turned)).toContain(first);
  expect(await names('zzqqxx bank')).toEqual([]);
  const banks = await names('bank');
  expect(banks).toEqual(all.filter((name: string) => banks.includes(name)));
});

test.each(['en', 'hi'])('2.1 banks are in the order of their names in the language of the list (%s)', async (locale) => {
  for (const path of ['bank-lists', 'bank-search']) {
    const { data } = await answered(`/api/${path}?page_size=50&locale=${locale}`);
    const names: string[] = data.map(({ bank_name }: { bank_name: string }) => bank_name);
    expect(names.length).toBeGreaterThan(40);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, locale)));
  }
});

test('2.1 lounges are found by city in either script and by another name of it', async () => {
  const slugs = async (search: string, locale: string) => {
    const query = new URLSearchParams({ search, locale, page_size: '50' });
    const { data } = await answered(`/api/airport-lounges?${query}`);
    return data.map(({ slug }: { slug: string }) => slug);
  };
  for (const [search, locale] of [
    ['bombay', 'en'],
    ['mumbay', 'en'],
    ['मुंबई', 'hi'],
    ['mumbai', 'hi'],
  ] as const)
    expect([search, await slugs(search, locale)]).toEqual([search, expect.arrayContaining(['kokan', 'chowpatty'])]);
});
