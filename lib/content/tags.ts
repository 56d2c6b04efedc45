import { SLUG_SOURCE } from '#lib/content/contract/slug.ts';

/** What is cached under tags of its own. */
const KINDS = ['header', 'messages', 'footer', 'home-page', 'page', 'screen', 'list', 'record'] as const;
export type TagKind = (typeof KINDS)[number];

/** Carried beside its other tags by what is kept in memory only, because the query of an address can ask for any number of it. */
export const PASSING_TAG = 'passing';

/** Carried by everything that comes from the content service. */
const EVERYTHING = 'content';

/**
 * The tags of a cached read: everything, its language, its kind, and each of its names under the one before, alone and with the
 * language. `tagsOf('page', 'hi', 'ekaa')` has `content`, `locale:hi`, `page`, `page:ekaa`, `page:ekaa:hi`.
 * @param names what is read: the slug of a page; the last part of a call's path, and for a record its slug
 */
export function tagsOf(kind: TagKind, locale: string, ...names: string[]): string[] {
  const subjects = names.map((_name, index) => [kind, ...names.slice(0, index + 1)].join(':'));
  const narrow = subjects.length === 0 ? [kind] : subjects;
  return [...new Set([EVERYTHING, `locale:${locale}`, kind, ...narrow.flatMap((subject) => [subject, `${subject}:${locale}`])])];
}

/** The name of a call in tags: the last part of its path, with the product slug in its place. */
export function nameOfCall(path: string): string {
  return path.split('/').at(-1) ?? '';
}

const LANGUAGE = '[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*';
const TAG = new RegExp(
  `^(?:${EVERYTHING}|locale:${LANGUAGE}|(?:(?:${KINDS.join('|')})(?::${SLUG_SOURCE})?|record:${SLUG_SOURCE}:${SLUG_SOURCE})(?::${LANGUAGE})?)$`,
);

/** Whether `tag` is one that a read may carry, so that a webhook can name nothing else. */
export function isTag(tag: string): boolean {
  return TAG.test(tag);
}
