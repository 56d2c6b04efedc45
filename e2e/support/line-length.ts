import type { Page } from '@playwright/test';

/** Lines of text that have more characters than a limit, with the number; of each text the first. Letters count with their marks. */
export function linesOver(page: Page, limit: number): Promise<string[]> {
  return page.evaluate((max) => {
    const lengthOf = (text: string) => text.trim().match(/\P{M}\p{M}*/gu)?.length ?? 0;
    const texts = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let box = node.parentElement;
      while (box && /^(?:inline|contents|ruby)$/.test(getComputedStyle(box).display)) box = box.parentElement;
      if (!(node instanceof Text) || node.data.trim() === '' || !box) continue;
      // What is only for screen readers is one pixel wide.
      if (box.checkVisibility({ visibilityProperty: true }) && box.getBoundingClientRect().width > 1)
        texts.set(box, [...(texts.get(box) ?? []), node]);
    }
    const range = document.createRange();
    /** Each line with its text; a word begins a line when it is wholly below the word before. */
    const linesOf = (nodes: readonly Text[]) => {
      const lines: string[] = [];
      let bottom = Number.NEGATIVE_INFINITY;
      for (const node of nodes) {
        for (const { index, 0: word } of node.data.matchAll(/\S+\s*/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.trimEnd().length);
          const rect = range.getClientRects()[0];
          if (!rect) continue;
          if (rect.top + rect.height / 2 > bottom) lines.push('');
          bottom = Math.max(rect.bottom, lines.at(-1) === '' ? rect.bottom : bottom);
          lines[lines.length - 1] += word;
        }
      }
      return lines;
    };
    return [...texts.values()].flatMap((nodes) => {
      if (nodes.reduce((sum, { data }) => sum + data.length, 0) <= max) return [];
      const long = linesOf(nodes).find((line) => lengthOf(line) > max);
      return long === undefined ? [] : [`${lengthOf(long)}: ${long}`];
    });
  }, limit);
}
