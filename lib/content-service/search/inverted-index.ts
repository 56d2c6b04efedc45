/** Parameters of BM25+: how soon more of a word says no more, how much length counts, what each occurrence is worth at least. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.7;
const LEAST = 0.5;

/** An occurrence is one number: field, document, and how often, with so many bits. */
const COUNT_BITS = 8;
const DOCUMENT_BITS = 20;
const COUNT_MAX = 2 ** COUNT_BITS - 1;
const DOCUMENT_MASK = 2 ** DOCUMENT_BITS - 1;
const placeOf = (field: number, document: number) => ((field << DOCUMENT_BITS) | document) * (COUNT_MAX + 1);

/** A copy: a part of a long text would keep the whole text in memory. */
const detached = (word: string) => Buffer.from(word, 'utf16le').toString('utf16le');

export interface Found {
  id: number;
  score: number;
  /** The words that were asked for and that it has. */
  queryTerms: string[];
}

/** A word to look for: as what it counts, and how much. */
export interface Wanted {
  word: string;
  queryTerm: string;
  weight: number;
}

/**
 * Builds an index of words in typed arrays: the maps of a general library take ten times as much memory.
 * @param count of documents
 * @param fields of each document
 * @param wordsOf the words of a field of a document; `undefined` when it has none
 */
export function* buildInvertedIndex(
  count: number,
  fields: number,
  wordsOf: (document: number, field: number) => readonly string[] | undefined,
) {
  const lengths = new Uint16Array(count * fields);
  const averages = new Float64Array(fields);
  const collected = new Map<string, { total: number; postings: number[] }>();
  const collect = (word: string, place: number) => {
    const known = collected.get(word);
    const one = known ?? { total: 0, postings: [] };
    if (!known) collected.set(detached(word), one);
    one.total += 1;
    const last = one.postings.at(-1) ?? -1;
    if (last < place || last > place + COUNT_MAX) one.postings.push(place + 1);
    else if (last < place + COUNT_MAX) one.postings[one.postings.length - 1] = last + 1;
  };
  for (let document = 0; document < count; document += 1) {
    for (let field = 0; field < fields; field += 1) {
      const words = wordsOf(document, field);
      if (words === undefined) continue;
      const length = new Set(words).size;
      lengths[document * fields + field] = length;
      averages[field] = ((averages[field] ?? 0) * document + length) / (document + 1);
      for (const word of words) collect(word, placeOf(field, document));
    }
    yield;
  }
  const sorted = [...collected.keys()].sort();
  yield;
  const numbers = new Map(sorted.map((word, number) => [word, number]));
  const totals = Uint32Array.from(sorted, (word) => collected.get(word)?.total ?? 0);
  const starts = new Uint32Array(sorted.length + 1);
  for (const [number, word] of sorted.entries())
    starts[number + 1] = (starts[number] ?? 0) + (collected.get(word)?.postings.length ?? 0);
  const postings = new Uint32Array(starts.at(-1) ?? 0);
  for (const [number, word] of sorted.entries()) {
    postings.set(
      (collected.get(word)?.postings ?? []).toSorted((a, b) => a - b),
      starts[number],
    );
    yield;
  }
  collected.clear();

  const fieldOf = (posting: number) => posting >>> (COUNT_BITS + DOCUMENT_BITS);

  /** Adds what a word is worth to the results that have it. */
  const addTo = (results: Map<number, Found>, { word, queryTerm, weight }: Wanted, boosts: readonly number[]): void => {
    const number = numbers.get(word);
    if (number === undefined) return;
    const own = postings.subarray(starts[number], starts[number + 1]);
    for (let at = 0; at < own.length; ) {
      const field = fieldOf(own[at] ?? 0);
      let end = at;
      while (end < own.length && fieldOf(own[end] ?? 0) === field) end += 1;
      const boost = boosts[field] ?? 0;
      const rarity = Math.log(1 + (count - (end - at) + 0.5) / (end - at + 0.5));
      for (; at < end; at += 1) {
        if (boost === 0) continue;
        const posting = own[at] ?? 0;
        const id = (posting >>> COUNT_BITS) & DOCUMENT_MASK;
        const times = posting & COUNT_MAX;
        const length = (lengths[id * fields + field] ?? 0) / (averages[field] || 1);
        const said = LEAST + (times * (SATURATION + 1)) / (times + SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * length));
        const score = weight * boost * rarity * said;
        const known = results.get(id);
        if (!known) results.set(id, { id, score, queryTerms: [queryTerm] });
        else {
          known.score += score;
          if (!known.queryTerms.includes(queryTerm)) known.queryTerms.push(queryTerm);
        }
      }
    }
  };

  /**
   * The documents that have any of the words of one, or of each group; more words of the query count more.
   * @param boosts how much each field counts; 0 leaves it out
   */
  const search = (groups: readonly (readonly Wanted[])[], every: boolean, boosts: readonly number[]): Found[] => {
    const all = groups.map((group) => {
      const results = new Map<number, Found>();
      for (const wanted of group) addTo(results, wanted, boosts);
      return results;
    });
    const combined = all.reduce((before, more) => {
      const both = every ? new Map<number, Found>() : before;
      for (const [id, found] of more) {
        const known = before.get(id);
        if (known) {
          known.score += found.score;
          for (const term of found.queryTerms) if (!known.queryTerms.includes(term)) known.queryTerms.push(term);
          both.set(id, known);
        } else if (!every) both.set(id, found);
      }
      return both;
    });
    return Array.from(combined.values(), (found) => ({ ...found, score: found.score * found.queryTerms.length }));
  };

  return {
    /** All words, in order. */
    sorted,
    has: (word: string): boolean => numbers.has(word),
    /** The string of the index that is equal to a word, so that it is in memory once. */
    own: (word: string): string => sorted[numbers.get(word) ?? -1] ?? detached(word),
    /** How often a word occurs in all documents. */
    timesOf: (word: string): number => totals[numbers.get(word) ?? -1] ?? 0,
    search,
  };
}
