import { fold, wordsOf } from './fold.ts';
import type { Entry } from './page-entries.ts';
import { stem } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';
import { synonymsIn } from './synonyms.ts';

const PREFIX_MATCH = 0.8;
const OTHER_MATCH = 0.9;

/** A title or another name of an entry as words. */
export interface Name {
  words: readonly string[];
  synonyms: ReadonlySet<string>;
}

function nameOf(text: string): Name {
  const words = [...new Set(wordsOf(fold(text)))].filter((word) => !STOP_WORDS.has(word)).map(stem);
  return { words, synonyms: new Set(synonymsIn(words)) };
}

/** The names of an entry: its title and what else people call it. */
export function namesOf({ title, aliases = [] }: Entry): Name[] {
  return [title, ...aliases].map(nameOf);
}

interface Asked {
  words: readonly string[];
  /** The words of the index that a word of the query may stand for, by sound or as a typo. */
  similar: ReadonlyMap<string, ReadonlySet<string>>;
  /** A word that the entry need not have in its name, because the kind of the entry says it. */
  implied: string | undefined;
}

/** The share of words that a query and a name have in common, from 0 to 1 (Dice coefficient). */
export function matchName({ words, similar, implied }: Asked, { words: name, synonyms }: Name): number {
  const named = new Set<string>();
  let score = 0;
  for (const word of words) {
    const found =
      name.find((one) => one === word) ??
      name.find((one) => word.length > 1 && one.startsWith(word)) ??
      name.find((one) => similar.get(word)?.has(one));
    if (found !== undefined) {
      named.add(found);
      score += found === word ? 1 : found.startsWith(word) ? PREFIX_MATCH : OTHER_MATCH;
    } else if (synonyms.has(word)) score += OTHER_MATCH;
    else if (word === implied) score += 1;
  }
  const share = Math.min(name.length, Math.max(named.size, score));
  return name.length === 0 ? 0 : (score + share) / (words.length + name.length);
}
