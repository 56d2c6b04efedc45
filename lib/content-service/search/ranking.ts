import type { SearchResult } from 'minisearch';
import { matchName, type Name, namesOf } from './name-match.ts';
import type { Entry } from './page-entries.ts';
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
/** An entry is the best bet for a query when one of its phrases has at least this share of the query, by weight. */
const BET_SHARE_MIN = 0.4;
/** The results that are ordered by their names, best first. */
const NAMED_MAX = 100;

interface Scored {
  id: number;
  score: number;
  entry: Entry;
}

/** Orders the results of an index: by words, by names and by kind. */
export function createRanking(entries: readonly Entry[], { matchesOf, weightOf }: WordIndex) {
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

  /** The words of the index that words of a query stand for, of the results that are ordered by name. */
  const similarWords = (results: readonly SearchResult[], { words }: QueryWords) => {
    const found = new Set(results.flatMap(({ terms }) => terms));
    const others = [...found].filter((term) => !words.some((word) => term.startsWith(word)));
    return new Map(
      words.map((word) => {
        const { sounding, typo } = matchesOf(word);
        return [word, new Set(typo ? others : sounding)] as const;
      }),
    );
  };

  /** Whether an entry is of the kind that a query names, or is called so; every entry is when it names none. */
  const isOfKind = (id: number, { kind, kindWord }: QueryWords): boolean =>
    kindWord === undefined || entries[id]?.kind === kind || namesAt(id).some(({ words }) => words.includes(kindWord));

  /** The best first. Who names no country looks for what is at home, so that of one kind this goes before what is abroad. */
  const ordered = (results: readonly SearchResult[], query: QueryWords): Entry[] => {
    const sounding = new Map(query.required.map((word) => [word, matchesOf(word).sounding]));
    const atHome = new Set(results.flatMap(({ id }) => (entries[id]?.abroad ? [] : [entries[id]?.kind])));
    const scored = results
      .flatMap((result): (Scored & { result: SearchResult })[] => {
        const entry = entries[result.id];
        if (!entry) return [];
        const share = shareOf(result, query.required, sounding);
        const away = entry.abroad && atHome.has(entry.kind) ? ABROAD_WEIGHT : 1;
        const named = query.kind === undefined || isOfKind(result.id, query) ? 1 : OTHER_KIND_WEIGHTS[query.kind];
        return [{ id: result.id, entry, result, score: result.score * KIND_WEIGHTS[entry.kind] * away * named * share ** 3 }];
      })
      .toSorted((a, b) => b.score - a.score || a.id - b.id);
    const first = scored.slice(0, NAMED_MAX);
    const similar = similarWords(
      first.map(({ result }) => result),
      query,
    );
    const sum = (some: readonly string[]) => some.reduce((total, word) => total + weightOf(word), 0);
    const top = first[0]?.score ?? 0;
    const byName = first.map((one) => {
      const implied = one.entry.kind === query.kind ? query.kindWord : undefined;
      const asked = { words: query.words, similar, implied };
      const matches = namesAt(one.id).map((name) => ({ ...matchName(asked, name), isPhrase: name.isPhrase }));
      const similarity = Math.max(...matches.map((match) => match.similarity));
      const bet = Math.max(...matches.map(({ contained, isPhrase }) => (contained && isPhrase ? sum(contained) : 0)));
      const share = bet / sum(query.words);
      const named = one.score * (1 + NAME_WEIGHT * similarity ** 3);
      return { ...one, score: share >= BET_SHARE_MIN ? Math.max(named, top * (1 + NAME_WEIGHT) * 2 * share ** 2) : named };
    });
    // Without any score is what shares words with a query only in a phrase that the query does not contain.
    return [...byName.toSorted((a, b) => b.score - a.score || a.id - b.id), ...scored.slice(NAMED_MAX)]
      .filter(({ score }) => score > 0)
      .map(({ entry }) => entry);
  };

  return ordered;
}
