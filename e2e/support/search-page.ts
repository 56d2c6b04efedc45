import type { Page } from '@playwright/test';
import en from '#messages/en.json' with { type: 'json' };
import hi from '#messages/hi.json' with { type: 'json' };
import { expectAccessible } from './accessibility.ts';
import { expect } from './test.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** In each language: a term with several pages of results, one with fewer than ten cards, the start of one. */
export const LANGUAGES = [
  { locale: 'en', prefix: '', copy: en, term: 'lounge', few: 'metro', typed: 'lou' },
  { locale: 'hi', prefix: '/hi', copy: hi, term: 'लाउंज', few: 'मेट्रो', typed: 'लाउ' },
] as const;

export const results = (prefix: string, term: string, more = '') =>
  `${prefix}/search?searchItem=${encodeURIComponent(term)}${more}`;
/** On the search page, and in the header of every page. */
export const pageForm = (page: Page) => page.locator('#search-form-page');
export const bar = (page: Page) => page.locator('#search-bar');

/** The field of the search page, with suggestions. */
export async function pageInput(page: Page) {
  await pageForm(page).locator('input[name="searchItem"]').focus();
  const input = pageForm(page).getByRole('combobox');
  await expect(input).toBeFocused();
  return input;
}

export async function openBar(page: Page) {
  await page.locator('[popovertarget="search-bar"]').first().click();
  const input = bar(page).getByRole('combobox');
  await expect(input).toBeFocused();
  return input;
}

/** Of the search only: the sweep checks header and footer. */
export const expectAccessibleSearch = (page: Page) => expectAccessible(page, { include: 'main, #search-bar' });

/** The suggestion requests of a page. */
export function watchSuggestions(page: Page) {
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('type=suggestion')) asked.push(new URL(request.url()));
  });
  return asked;
}
