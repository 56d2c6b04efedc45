/** What is wrong with an answer. `failure`: the site cannot use the answer; `dropped`: the site leaves a part of it out. */
type ProblemKind =
  | 'failure'
  | 'dropped'
  | 'paging'
  | 'status'
  | 'slow'
  | 'large'
  | 'link'
  | 'image'
  | 'figure'
  | 'redirect'
  | 'reference'
  | 'unlinked';

export interface Problem {
  kind: ProblemKind;
  /** Path and query of the call. */
  source: string;
  /** JSON pointer into the answer; empty for the whole. */
  pointer: string;
  reason: string;
  /** The languages in which the answer has it, where not in all. */
  languages?: string[];
}

interface Place {
  pointer: string;
  key: string;
  value: unknown;
}

/** Every object and text of an answer with its JSON pointer. */
export function* placesIn(value: unknown, pointer = '', key = ''): Generator<Place> {
  yield { pointer, key, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of Object.entries(value)) {
    const step = name.replaceAll('~', '~0').replaceAll('/', '~1');
    yield* placesIn(item, `${pointer}/${step}`, Array.isArray(value) ? key : name);
  }
}

const LINK_KEY = /(?:^|_)link$/;
const MARKDOWN_LINK = /\]\(\s*(\/[^)\s]*)/g;

/** The links in a text: the text itself in a field for links, otherwise the links in its markdown. */
export function linksAt({ key, value }: Place): string[] {
  if (typeof value !== 'string') return [];
  if (LINK_KEY.test(key)) return [value];
  return [...value.matchAll(MARKDOWN_LINK)].map(([, link = '']) => link);
}
