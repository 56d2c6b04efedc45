import { settings } from '#lib/config/settings.ts';
import type { Page } from '#lib/contract/documents.ts';
import { plainText, shortened } from '#lib/contract/plain-text.ts';

/** Length of a description made from content, in characters: about what search engines show. */
const DESCRIPTION_MAX = 160;

/** A shorter description leaves half of its place in search results empty. */
const DESCRIPTION_MIN = 70;

/** The texts with one of the keys, in document order. */
function* textsIn(value: unknown, keys: readonly string[]): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Array.isArray(value) ? [] : keys) {
    const property: unknown = Reflect.get(value, key);
    const text = typeof property === 'string' ? plainText(property) : '';
    if (text !== '') yield text;
  }
  for (const item of Object.values(value)) yield* textsIn(item, keys);
}

function firstText(value: unknown, keys: readonly string[]): string | undefined {
  const { value: text } = textsIn(value, keys).next();
  return text || undefined;
}

/** The first text of a page with those that follow it, until they are long enough. */
function describe(content: Page['content']): string | undefined {
  let description = '';
  for (const text of textsIn(content, ['description', 'answer'])) {
    if (description.length >= DESCRIPTION_MIN) break;
    if (description.includes(text)) continue;
    description = /[^.!?।…]$/.test(description) ? `${description}. ${text}` : `${description} ${text}`.trim();
  }
  return description === '' ? undefined : shortened(description, DESCRIPTION_MAX);
}

/** Title and description of a page: its seo data, else its content. */
export function titleAndDescription({ title, seo, content }: Page): { title: string; description: string | undefined } {
  const given = plainText(seo?.seo_description ?? '');
  return {
    title: seo?.seo_title ?? title ?? firstText(content, ['title']) ?? settings.PRODUCT_SLUG,
    description: given === '' ? describe(content) : given,
  };
}
