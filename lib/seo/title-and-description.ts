import { settings } from '#lib/config/settings.ts';
import type { Page } from '#lib/contract/documents.ts';
import { plainText, shortened } from '#lib/contract/plain-text.ts';

/** Length of a description made from content, in characters: about what search engines show. */
const DESCRIPTION_MAX = 160;

/** The first text with one of the keys, in document order. */
function firstText(value: unknown, keys: readonly string[]): string | undefined {
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = firstText(item, keys);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const key of keys) {
    const property: unknown = Reflect.get(value, key);
    const text = typeof property === 'string' ? plainText(property) : '';
    if (text !== '') return text;
  }
  return firstText(Object.values(value), keys);
}

/** Title and description of a page: its seo data, else its content. */
export function titleAndDescription({ title, seo, content }: Page): { title: string; description: string | undefined } {
  const given = plainText(seo?.seo_description ?? '');
  const found = given === '' ? firstText(content, ['description', 'answer']) : undefined;
  return {
    title: seo?.seo_title ?? title ?? firstText(content, ['title']) ?? settings.PRODUCT_SLUG,
    description: given === '' ? found && shortened(found, DESCRIPTION_MAX) : given,
  };
}
