import type { Entry } from '../search/page-entries.ts';

const SUBJECTS = [
  'lounge',
  'offer',
  'card',
  'account',
  'instalment',
  'cashback',
  'voucher',
  'journey',
  'hotel',
  'pharmacy',
  'लाउंज',
  'ऑफ़र',
];
const MANNERS = ['free', 'monthly', 'festive', 'exclusive', 'domestic', 'family', 'weekend', 'early', 'मुफ़्त', 'नया'];
const SYLLABLES = ['ka', 'ri', 'mo', 'sha', 'tul', 'ban', 'dev', 'pur', 'gan', 'nil', 'sag', 'cha', 'ved', 'lok', 'ran', 'jai'];
const SIGNS = ['का', 'री', 'मो', 'शा', 'तुल', 'बन', 'देव', 'पुर', 'गन', 'नील', 'सा', 'चा', 'वे', 'लोक', 'रन', 'जय'];
const TEXT_WORDS = 40;
const KINDS: readonly Entry['kind'][] = ['offers', 'lounges', 'questions', 'cards', 'pages'];

/** Numbers from 0 up to 1 that are the same in every run (a linear congruential generator). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One of a list; the first ones come more often, as words do. */
export function pick<Item>(list: readonly Item[], random: () => number): Item | undefined {
  return list[Math.floor(random() ** 2 * list.length)];
}

/** An invented name, in one script or the other. There are more of them the more records there are. */
function nameOf(random: () => number): string {
  const parts = random() < 0.7 ? SYLLABLES : SIGNS;
  return [1, 2, 3].map(() => pick(parts, random)).join('');
}

/**
 * Records to measure the search with: titles, descriptions and texts of invented words, the same in every run.
 * @param count how many
 */
export function sampleRecords(count: number): Entry[] {
  const random = createRandom(count);
  const words = (length: number) =>
    Array.from({ length }, () => (random() < 0.4 ? pick(SUBJECTS, random) : nameOf(random))).join(' ');
  return Array.from({ length: count }, (_, index) => ({
    kind: KINDS[index % KINDS.length] ?? 'pages',
    title: `${pick(MANNERS, random)} ${pick(SUBJECTS, random)} ${nameOf(random)}`,
    description: words(12),
    text: words(TEXT_WORDS),
    link: `/sample/${index}`,
  }));
}
