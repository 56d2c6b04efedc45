import type { SearchResult } from 'minisearch';
import { matchName, type Name, namesOf } from './name-match.ts';
import type { Entry } from './page-entries.ts';
import { createPhraseIndex } from './phrase-index.ts';
import type { QueryWords } from './query-words.ts';
import type { WordIndex } from './word-index.ts';

/** How much an entry weighs by what it is: a page stands for its subject, a question for one point of it. */
const KIND_WEIGHTS: Record<Entry['kind'], number> = { pages: 1.6, cards: 1, offers: 1, lounges: 0.9, questions: 1 };
/** How much an entry weighs that is not of the kind that the query names: “card” says little on this site. */
const OTHER_KIND_WEIGHTS: Record<Entry['kind'], number> = { lounges: 0.05, offers: 0.05, cards: 0.3, pages: 1, questions: 1 };
/** How much what is abroad weighs where there is something of its kind at home. */
const ABROAD_WEIGHT = 0.2;
/** How much a name that is exactly what was asked for adds to the score, as a multiple of it. */
const NAME_WEIGHT = 5;
/** How much a near phrase counts of an entry that is not of the kind that the query names. */
const OTHER_KIND_PHRASE_WEIGHT = 0.65;
/** How much a legal text weighs: its length has every word. */
const LEGAL_WEIGHT = 0.5;
/** The results that are ordered by their names, best first. */
const NAMED_MAX = 100;

interface Scored {
  id: number;
  score: number;
  entry: Entry;
}

function weightOfEntry({ kind, link }: Entry): number {
  return KIND_WEIGHTS[kind] * (link.startsWith('/legal/') ? LEGAL_WEIGHT : 1);
}

/** Orders the results of an index: by words, by names and by kind. */
export function createRanking(entries: readonly Entry[], { matchesOf, standingFor, weightOf }: WordIndex) {
  const { nearTo, isCalled } = createPhraseIndex(entries);
  const names = new Map<number, Name[]>();

  /** The share of the words, by weight, that a result has. */
  const shareOf = ({ queryTerms }: SearchResult, words: readonly string[], sounding: ReadonlyMap<string, readonly string[]>) => {
    const has = (word: string) => queryTerms.includes(word) || (sounding.get(word) ?? []).some((one) => queryTerms.includes(one));
    const sum = (some: readonly string[]) => some.reduce((total, word) => total + weightOf(word), 0);
    return sum(words.filter(has)) / sum(words);
  };

  const namesAt = (id: number): Name[] => {
    const known = names.get(id) ?? (entries[id] ? namesOf(entries[id]) : []);
    names.set(id, known);
    return known;
  };

  /** Whether an entry is of the kind that a query names, or is called so; every entry is when it names none. */
  const isOfKind = (id: number, { kind, kindWord }: QueryWords): boolean =>
    kindWord === undefined || entries[id]?.kind === kind || isCalled(id, kindWord);

  /** The best first. Who names no country looks for what is at home, so that of one kind this goes before what is abroad. */
  const ordered = (results: readonly SearchResult[], query: QueryWords, withPhrases = false): Entry[] => {
    const sounding = new Map(query.required.map((word) => [word, matchesOf(word).sounding]));
    const atHome = new Set(results.flatMap(({ id }) => (entries[id]?.abroad ? [] : [entries[id]?.kind])));
    const awayWeight = ({ abroad, kind }: Entry) => (abroad && atHome.has(kind) ? ABROAD_WEIGHT : 1);
    const weighed = ({ id, score }: SearchResult, entry: Entry, share: number): number => {
      const named = query.kind === undefined || isOfKind(id, query) ? 1 : OTHER_KIND_WEIGHTS[query.kind];
      return score * weightOfEntry(entry) * awayWeight(entry) * named * share ** 3;
    };
    const scored = results
      .flatMap((result): Scored[] => {
        const entry = entries[result.id];
        return entry ? [{ id: result.id, entry, score: weighed(result, entry, shareOf(result, query.required, sounding)) }] : [];
      })
      .toSorted((a, b) => b.score - a.score || a.id - b.id);
    const asked = new Map(query.words.map((word) => [word, standingFor(word)]));
    const similar = new Map([...asked].map(([word, standIns]) => [word, new Set(standIns.map(([other]) => other))]));
    const near = withPhrases ? nearTo(asked) : new Map<number, number>();
    const top = scored[0]?.score ?? 1;
    const first = scored.slice(0, NAMED_MAX);
    const byName = first.map((one) => {
      const implied = one.entry.kind === query.kind ? query.kindWord : undefined;
      const similarity = Math.max(...namesAt(one.id).map((name) => matchName({ words: query.words, similar, implied }, name)));
      return { ...one, score: one.score * (1 + NAME_WEIGHT * similarity ** 3) };
    });
    const rest = scored.slice(NAMED_MAX);
    const found = new Set(scored.map(({ id }) => id));
    const added = [...near.keys()]
      .filter((id) => !found.has(id) && (entries[id]?.phrases?.length ?? 0) > 0)
      .flatMap((id) => (entries[id] ? [{ id, entry: entries[id], score: 0 }] : []));
    return [...byName, ...rest, ...added]
      .map((one) => {
        const named = query.kind === undefined || isOfKind(one.id, query) ? 1 : OTHER_KIND_PHRASE_WEIGHT;
        const bet = top * (1 + NAME_WEIGHT) * 2 * awayWeight(one.entry) * (named * (near.get(one.id) ?? 0)) ** 2;
        return { ...one, score: Math.max(one.score, bet) };
      })
      .toSorted((a, b) => b.score - a.score || a.id - b.id)
      .map(({ entry }) => entry);
  };

  return ordered;
}
