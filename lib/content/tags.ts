/** What is cached under tags of its own. */
const KINDS = ['header', 'messages', 'footer', 'home-page', 'page', 'screen', 'list', 'record'] as const;
export type TagKind = (typeof KINDS)[number];

/** Carried beside its other tags by what is not worth a place on the disk. */
export const PASSING_TAG = 'passing';

/** Carried by everything that comes from the content service. */
const EVERYTHING = 'content';

/**
 * The tags of a cached read: everything, its kind, its slug, its language, and each narrower than the one before.
 * `tagsOf('page', 'hi', 'ekaa')` has `content`, `locale:hi`, `page`, `page:ekaa`, `page:ekaa:hi`.
 */
export function tagsOf(kind: TagKind, locale: string, slug?: string): string[] {
  const subject = slug === undefined ? kind : `${kind}:${slug}`;
  return [...new Set([EVERYTHING, `locale:${locale}`, kind, subject, `${subject}:${locale}`])];
}

const LANGUAGE = '[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*';
const TAG = new RegExp(
  `^(?:${EVERYTHING}|locale:${LANGUAGE}|(?:${KINDS.join('|')})(?::[A-Za-z0-9_-]{1,128}){0,1}(?::${LANGUAGE})?)$`,
);

/** Whether `tag` is one that a read may carry, so that a webhook can name nothing else. */
export function isTag(tag: string): boolean {
  return TAG.test(tag);
}
