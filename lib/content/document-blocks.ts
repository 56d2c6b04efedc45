import type { Block } from './contract/blocks.ts';
import type { Page } from './contract/documents.ts';

/**
 * The blocks of a document, each with the language it is in: its own, else that of the document.
 * @param asked the language the document was asked for, which it is in when it does not say
 */
export function blocksOf({ content, locale }: Pick<Page, 'content' | 'locale'>, asked?: string): Block[] {
  const language = locale ?? asked;
  return content.map((block) => (block.locale === undefined ? { ...block, locale: language } : block));
}
