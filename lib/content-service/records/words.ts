import { fold, wordsOf } from '../search/fold.ts';

/** The words of some texts, folded so that a word compares equal however it was typed. */
export function folded(texts: readonly string[]): string[] {
  return wordsOf(fold(texts.join(' ')), true);
}

/** Whether each word that is looked for begins one of the words; nothing looked for finds everything. */
export function hasWords(words: readonly string[], search: string): boolean {
  return folded([search]).every((wanted) => words.some((word) => word.startsWith(wanted)));
}
