/** The requests of visitors of a real site, as texts of HTTP/1.1. */
import { clientAddress } from './client.ts';

const SEARCHES = 500;
/** Of a hundred requests. */
const SHARES = { search: 6, unknown: 4 };
/** How many requests are made; they repeat. */
const LENGTH = 20_000;
/** Phones whose addresses the requests have. */
const CLIENTS = 5000;

/** Addresses that no page has. */
export const UNKNOWN_PATHS: readonly string[] = Array.from({ length: 1000 }, (_, index) => `/nothing-here-${index}`);

/** Numbers from 0 to 1, the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Picks places of a list of this length; place n is n times as rare as the first. */
function zipf(length: number, random: () => number): () => number {
  const sums = new Float64Array(length);
  let sum = 0;
  for (let place = 0; place < length; place += 1) {
    sum += 1 / (place + 1);
    sums[place] = sum;
  }
  return () => {
    const wanted = random() * sum;
    const place = sums.findIndex((one) => one >= wanted);
    return place < 0 ? length - 1 : place;
  };
}

/** @param path site path with query @param client which phone asks */
export const requestFor = (path: string, client = 0): string =>
  `GET ${path} HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: gzip\r\nX-Forwarded-For: ${clientAddress(client)}\r\n\r\n`;

/** Searches of one or two words of pages; the same in every run. */
export const searchPaths = (words: readonly string[]): string[] =>
  Array.from({ length: SEARCHES }, (_, index) => {
    const terms = [words[index % words.length], ...(index % 3 === 0 ? [words[(index * 7) % words.length]] : [])];
    return `/search?searchItem=${encodeURIComponent(terms.join(' '))}`;
  });

/**
 * Makes the mix: pages by Zipf's law in the order given, 6% searches, 4% unknown addresses.
 * @param pages the most visited first
 */
export function createMix(pages: readonly string[], searches: readonly string[]): string[] {
  const random = createRandom(35);
  const page = zipf(pages.length, random);
  const search = zipf(searches.length, random);
  const path = () => {
    const share = random() * 100;
    if (share < SHARES.search) return searches[search()];
    return share < SHARES.search + SHARES.unknown ? UNKNOWN_PATHS[Math.floor(random() * UNKNOWN_PATHS.length)] : pages[page()];
  };
  return Array.from({ length: LENGTH }, () => requestFor(path() ?? '/', Math.floor(random() * CLIENTS)));
}
