import { page } from '#lib/contract/documents.ts';
import { ENDPOINTS, type Endpoint } from '#lib/contract/endpoints.ts';
import { SLUG_SOURCE } from '#lib/contract/slug.ts';

/** Tag of everything from the content service. */
export const EVERYTHING = 'content';
const KINDS = ['header', 'messages', 'footer', 'home-page', 'page', 'list', 'record'];

/** The kind of an answer and its names, the widest first: `['record', 'offers-detail', 'tea']`. */
function subjectOf(endpoint: Endpoint, path: string, { slug, id }: Readonly<Record<string, string>>): string[] {
  const name = path.split('/').at(-1) ?? '';
  const recordName = slug ?? id;
  if (endpoint.path === ENDPOINTS.homePage.path) return ['home-page'];
  if (endpoint.answer === page) return ['page', slug ?? name];
  if (endpoint.envelope === 'bare' && KINDS.includes(name)) return [name];
  if (endpoint.envelope === 'one') return ['record', name, ...(recordName === undefined ? [] : [recordName])];
  return ['list', name];
}

/**
 * The cache tags of a read: everything, its locale, its kind, and each of its names, alone and with the locale. For the page
 * `ekaa` in Hindi: `content`, `locale:hi`, `page`, `page:ekaa`, `page:ekaa:hi`.
 * @param path the path of the call
 * @param params its query
 */
export function tagsOf(endpoint: Endpoint, path: string, params: Readonly<Record<string, string>>, locale: string): string[] {
  const [kind = '', ...names] = subjectOf(endpoint, path, params);
  const named = names.map((_name, index) => [kind, ...names.slice(0, index + 1)].join(':'));
  const subjects = named.length === 0 ? [kind] : named;
  return [...new Set([EVERYTHING, `locale:${locale}`, kind, ...subjects.flatMap((tag) => [tag, `${tag}:${locale}`])])];
}

const LANGUAGE = '[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*';
const TAG = new RegExp(
  `^(?:${EVERYTHING}|locale:${LANGUAGE}|(?:(?:${KINDS.join('|')})(?::${SLUG_SOURCE})?|record:${SLUG_SOURCE}:${SLUG_SOURCE})(?::${LANGUAGE})?)$`,
);

/** Whether a webhook may name this tag. */
export function isTag(tag: string): boolean {
  return TAG.test(tag);
}

/** Whether a tag names one page or record, which few pages are made of. */
export function isOfEntry(tag: string): boolean {
  return /^(?:home-page(?::|$)|page:|record:[^:]+:)/.test(tag);
}

/** Whether a tag names the redirects of editors, or all lists. */
export function includesRedirects(tag: string): boolean {
  return /^list(?::redirects(?::|$)|$)/.test(tag);
}
