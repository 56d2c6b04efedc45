import { loungeCityPath } from '#lib/contract/record-paths.ts';
import type { Entry } from './entry.ts';
import type { Found } from './inverted-index.ts';
import { buildPhraseIndex } from './phrase-index.ts';
import type { QueryWords } from './query-words.ts';
import type { WordIndex } from './word-index.ts';
import type { WordRules } from './word-rules.ts';

/** How much an entry weighs by what it is: a page stands for its subject, a question for one point of it. */
const KIND_WEIGHTS: Record<Entry['kind'], number> = { pages: 1.6, cards: 1, offers: 1, lounges: 0.9, questions: 1 };
/** How much an entry weighs that is not of the kind that the query names: “card” says little on this site. */
const OTHER_KIND_WEIGHTS: Record<Entry['kind'], number> = { lounges: 0.05, offers: 0.05, cards: 0.3, pages: 1, questions: 1 };
/** How much what is abroad weighs where there is something of its kind at home. */
const ABROAD_WEIGHT = 0.2;
/** How much a phrase or name that is exactly what was asked for adds to the score, as a multiple of the best one. */
const PHRASE_WEIGHT = 6;
/** How much a near phrase counts of an entry that is not of the kind that the query names. */
const OTHER_KIND_PHRASE_WEIGHTS: Record<Entry['kind'], number> = {
  lounges: 0.65,
  offers: 0.55,
  cards: 0.8,
  pages: 1,
  questions: 1,
};
/** How much a page weighs beside others of its kind: a legal text has every word, and each city says the same of its lounges. */
const PATH_WEIGHTS = [
  ['/legal/', 0.5],
  [loungeCityPath(''), 0.4],
] as const;
/** A result has at least this share of the words, by weight, that the result with most of them has. */
const SHARE_MIN = 0.4;
interface Scored {
  id: number;
  score: number;
  entry: Entry;
}

function weightOfEntry({ kind, link }: Entry): number {
  const [, weight = 1] = PATH_WEIGHTS.find(([path]) => link.startsWith(path)) ?? [];
  return KIND_WEIGHTS[kind] * weight;
}

/** Builds what orders the results of an index: by words, by names and by kind. */
export function* buildRanking(entries: readonly Entry[], index: WordIndex, rules: WordRules) {
  const { matchesOf, standingFor, weightOf } = index;
  const { nearTo, calledBy } = yield* buildPhraseIndex(entries, index, rules);

  /** The share of the words, by weight, that a result has. */
  const shareOf = ({ queryTerms }: Found, words: readonly string[], sounding: ReadonlyMap<string, readonly string[]>) => {
    const has = (word: string) => queryTerms.includes(word) || (sounding.get(word) ?? []).some((one) => queryTerms.includes(one));
    const sum = (some: readonly string[]) => some.reduce((total, word) => total + weightOf(word), 0);
    return sum(words.filter(has)) / sum(words);
  };

  /**
   * The best first; without a country in the query, what is at home goes before what is abroad.
   * @param withOthers also those with only a phrase or name near to the query
   */
  const ordered = (results: readonly Found[], query: QueryWords, withOthers = false): Entry[] => {
    const called = query.kindWord === undefined ? undefined : calledBy(query.kindWord);
    /** Of the kind that the query names, or called so; every entry is when it names none. */
    const isOfKind = (id: number) => called === undefined || entries[id]?.kind === query.kind || called.has(id);
    const sounding = new Map(query.required.map((word) => [word, matchesOf(word).sounding]));
    const atHome = new Set(results.flatMap(({ id }) => (entries[id]?.abroad ? [] : [entries[id]?.kind])));
    const asked = new Map(query.words.map((word) => [word, standingFor(word)]));
    const isAbroad = [...asked.values()].some((standIns) => standIns.some(([word]) => word === 'abroad'));
    const awayWeight = ({ abroad, kind }: Entry) => (abroad && !isAbroad && atHome.has(kind) ? ABROAD_WEIGHT : 1);
    const weighed = ({ id, score }: Found, entry: Entry, share: number): number => {
      const named = query.kind === undefined || isOfKind(id) ? 1 : OTHER_KIND_WEIGHTS[query.kind];
      return score * weightOfEntry(entry) * awayWeight(entry) * named * share ** 3;
    };
    const shares = results.map((result) => ({ result, share: shareOf(result, query.required, sounding) }));
    const shareMin = SHARE_MIN * Math.max(0, ...shares.map(({ share }) => share));
    const scored = new Map(
      shares.flatMap(({ result, share }): [number, Scored][] => {
        const entry = entries[result.id];
        return entry && share >= shareMin ? [[result.id, { id: result.id, entry, score: weighed(result, entry, share) }]] : [];
      }),
    );
    const top = [...scored.values()].reduce((best, { score }) => Math.max(best, score), 0) || 1;
    const near = nearTo(asked);
    for (const [id, share] of near) {
      const entry = entries[id];
      const isWanted = scored.has(id) || (withOthers && entry?.phrases !== undefined);
      if (!entry || !isWanted) continue;
      const named = query.kind === undefined || isOfKind(id) ? 1 : OTHER_KIND_PHRASE_WEIGHTS[query.kind];
      const bet = top * PHRASE_WEIGHT * awayWeight(entry) * (named * share) ** 2;
      scored.set(id, { id, entry, score: bet + (scored.get(id)?.score ?? 0) });
    }
    return [...scored.values()].toSorted((a, b) => b.score - a.score || a.id - b.id).map(({ entry }) => entry);
  };

  return ordered;
}
