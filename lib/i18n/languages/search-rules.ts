/** What is written, and what is compared or sounded in its place. */
export type Replacement = readonly [written: RegExp, instead: string];

/** What the search knows of a language. Lists of words are separated by spaces. */
export interface SearchRules {
  /** Words that say nothing about what is looked for; they count only when a query has no others. */
  stopWords: string;
  /** The same words as they are typed in Latin letters. */
  latinStopWords: string;
  /** Endings of nouns and verbs, the longest first; after a colon what takes their place. */
  endings: string;
  /** The stem of a word without ending, where that is not all. */
  verbOf?: (word: string) => string;
  /** Words that ask what something is. */
  what: string;
  /** Words that name a kind of result. */
  kinds: Readonly<Record<'lounges' | 'offers' | 'cards', string>>;
  /** What English words are called, so that phrases in English answer for the language. */
  words?: Readonly<Record<string, readonly string[]>>;
  /** What comes after one of these only describes what comes before: “card with lounge access”. */
  prepositions?: string;
  /** Spellings that do not count, in text that is folded otherwise. */
  spellings?: readonly Replacement[];
  /** Letters that do not sound like the Devanagari letter at the same place of their block, by a Devanagari letter. */
  letters?: readonly Replacement[];
  /** Phonetic keys that the script does not tell apart, or that Latin spellings of the language vary in. */
  alike?: readonly Replacement[];
}
