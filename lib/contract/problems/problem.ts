import type { Locale } from '#lib/i18n/locales.ts';
import type { Step } from './schema-parts.ts';

/** What is wrong; `text.ts` has a sentence for each. */
export type ProblemCode =
  | 'required'
  | 'required-list'
  | 'empty-block'
  | 'empty-section'
  | 'unknown-kind'
  | 'too-long'
  | 'too-many'
  | 'too-small'
  | 'too-large'
  | 'not-a-number'
  | 'wrong-type'
  | 'choice'
  | 'date'
  | 'slug'
  | 'format'
  | 'address'
  | 'media-address'
  | 'site-path'
  | 'markdown-cost'
  | 'table-row'
  | 'polygon'
  | 'image-text'
  | 'image-language'
  | 'language-missing'
  | 'too-many-problems'
  | 'no-records'
  | 'unreadable'
  | 'page-too-large'
  | 'slug-taken'
  | 'address-of-screen'
  | 'address-redirected'
  | 'redirect-twice'
  | 'redirect-loop'
  | 'redirect-chain'
  | 'redirect-target'
  | 'redirect-hides'
  | 'dead-link'
  | 'dead-reference'
  | 'not-linked';

/** A block of a page document. */
export interface BlockPlace {
  /** From 0. */
  position: number;
  kind: string;
}

/** Something in a document that the site drops or replaces, or that its visitors miss. */
export interface Problem {
  code: ProblemCode;
  /** `warning`: the page is shown as it was written. */
  level: 'error' | 'warning';
  /** Steps to the value in the document; a value may be missing there. */
  path: readonly (string | number)[];
  /** The same as a JSON pointer (RFC 6901). */
  pointer: string;
  /** JSON pointer of the part that the site leaves out or replaces because of it; `''` is the whole document. */
  dropped?: string | undefined;
  block?: BlockPlace | undefined;
  steps: readonly Step[];
  /** The language of the text, where a document has several. */
  language?: Locale | undefined;
  /** For the sentence: limits, lengths, choices, addresses. */
  parameters: Readonly<Record<string, string | number>>;
}
