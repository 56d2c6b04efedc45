import { property } from '#lib/platform/property.ts';

/** What is wrong with an answer. `failure`: the site cannot use the answer; the other kinds cost a part of a page. */
type ProblemKind = 'failure' | 'dropped' | 'paging' | 'status' | 'slow' | 'large' | 'link' | 'image' | 'button' | 'figure';

export interface Problem {
  kind: ProblemKind;
  /** Path and query of the call. */
  source: string;
  /** JSON pointer into the answer; empty for the whole. */
  pointer: string;
  reason: string;
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

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';
const IMAGE_KEY = /^(?:image|logo|media|mobile_media|icon_image|poster)$/;
const LINK_KEY = /(?:^|_)link$/;
const MARKDOWN_LINK = /\]\(\s*(\/[^)\s]*)/g;

/** The links in a text: the text itself in a field for links, otherwise the links in its markdown. */
export function linksAt({ key, value }: Place): string[] {
  if (typeof value !== 'string') return [];
  if (LINK_KEY.test(key)) return [value];
  return [...value.matchAll(MARKDOWN_LINK)].map(([, link = '']) => link);
}

/** Problems that the contract allows but a visitor notices: an image without a text, a button without a target. */
export function contentProblems(source: string, json: unknown): Problem[] {
  return [...placesIn(json)].flatMap(({ pointer, key, value }): Problem[] => {
    const problem = (kind: ProblemKind, reason: string) => ({ kind, source, pointer, reason });
    if (typeof value === 'string')
      return IMAGE_KEY.test(key) && value !== '' ? [problem('image', 'an address alone has no alternative text')] : [];
    const found: Problem[] = [];
    const isImage = IMAGE_KEY.test(key) && typeof property(value, 'url') === 'string';
    const text = property(value, 'alternative_text');
    if (isImage && (text === undefined || text === null))
      found.push(problem('image', 'no alternative_text; "" is for decoration'));
    if (!isAbsent(property(value, 'button_label')) && isAbsent(property(value, 'button_link')) && property(value, 'button_type'))
      found.push(problem('button', `"${property(value, 'button_label')}" has no button_link`));
    return found;
  });
}
