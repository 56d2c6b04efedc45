import type { Block } from './contract/blocks.ts';
import type { Page } from './contract/documents.ts';

/**
 * The blocks of a document, each with its own locale or else the locale of the document.
 * @param requested the locale of the request, for a document without a locale
 */
export function blocksOf({ content, locale }: Pick<Page, 'content' | 'locale'>, requested?: string): Block[] {
  const language = locale ?? requested;
  return content.map((block) => (block.locale === undefined ? { ...block, locale: language } : block));
}
