import { isObject, type Json, type JsonObject } from './localize.ts';

/** What can be found. */
export interface Entry {
  kind: 'pages' | 'questions' | 'offers';
  title: string;
  description: string;
  text: string;
  link: string;
  locale: string | undefined;
}

/** Longest description of a result, in characters. */
const DESCRIPTION_MAX = 240;

/** Keys that hold no text to read. */
const NO_TEXT = /(?:^id|__component|link|url|slug|slugs|type|locale|mime|icon|coords|locales|_key|theme|place)$/;

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Markdown as plain text, near enough for an extract. */
function plain(markdown: string): string {
  const words = markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`#>|]+/g, ' ');
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length <= DESCRIPTION_MAX ? line : `${line.slice(0, line.lastIndexOf(' ', DESCRIPTION_MAX))}…`;
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => (NO_TEXT.test(key) ? [] : textsIn(item)));
}

function listOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function recordsOf(block: JsonObject, link: string): Entry[] {
  const locale = text(block.locale) || undefined;
  const questions = listOf(block.__component === 'blocks.faq' ? block.items : undefined).map(
    (faq): Entry => ({
      kind: 'questions',
      title: text(faq.question),
      description: plain(text(faq.answer)),
      text: text(faq.answer),
      link,
      locale,
    }),
  );
  const offers = listOf(block.__component === 'blocks.offer-list' ? block.offers : undefined).map(
    (offer): Entry => ({
      kind: 'offers',
      title: text(offer.title),
      description: plain(text(offer.description)),
      text: textsIn(offer).join(' '),
      link: text(offer.link) || link,
      locale,
    }),
  );
  return [...questions, ...offers];
}

/**
 * What a page gives to the search: itself, its questions and its offers.
 * @param page in one language
 * @param link the address of the page
 */
export function entriesOf(page: JsonObject, link: string): Entry[] {
  const seo = isObject(page.seo) ? page.seo : {};
  if (seo.enable_indexing === false) return [];
  const blocks = listOf(page.content);
  const title = text(page.title) || text(seo.seo_title);
  const entry: Entry = {
    kind: 'pages',
    title,
    description: plain(text(seo.seo_description)),
    text: textsIn(blocks).join(' '),
    link,
    locale: text(page.locale) || undefined,
  };
  return [...(title ? [entry] : []), ...blocks.flatMap((block) => recordsOf(block, link)).filter((record) => record.title)];
}
