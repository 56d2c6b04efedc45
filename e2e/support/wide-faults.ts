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

/** The columns of content that do not stand in the middle of the window; a carousel has others beside it. */
export function asideOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main .wrap, body > footer .wrap')].flatMap((column) => {
      const { left, right, width } = column.getBoundingClientRect();
      const end = document.documentElement.clientWidth - right;
      return width > 0 && !column.closest('li') && Math.abs(left - end) > 1 ? [`${column.className}: ${left} and ${end}`] : [];
    }),
  );
}

/** The columns whose content ends long before they do; banners and scenes have a picture there. */
export function huggingOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main .wrap')].flatMap((column) => {
      const { right, width, height } = column.getBoundingClientRect();
      if (width === 0 || height < 240 || column.closest('.banner, .card-scene, section:has(> .faq-pattern), li')) return [];
      const boxes = [...column.querySelectorAll('*')]
        .filter((element) => element.childElementCount === 0 || element.matches('summary, video, select, form'))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => {
          // A text, not the box that it does not fill.
          const range = document.createRange();
          range.selectNodeContents(element);
          const isText = element.childElementCount === 0 && element.textContent !== '' && !element.matches('summary');
          return (isText ? range : element).getBoundingClientRect();
        })
        .filter((box) => box.width > 1 && box.height > 1);
      const end = right - Math.max(...boxes.map((box) => box.right));
      return boxes.length > 0 && end > width * 0.4
        ? [`${column.textContent?.trim().slice(0, 60)}: ${Math.round(end)} of ${Math.round(width)}`]
        : [];
    }),
  );
}

/** The images that are drawn in another ratio than their own. */
export function stretchedOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
    return Array.from(document.images).flatMap((image) => {
      const style = getComputedStyle(image);
      const inner = (size: number, ...sides: string[]) => size - sides.reduce((sum, side) => sum + Number.parseFloat(side), 0);
      // Not the rectangle, which is larger where the image is turned.
      const width = inner(image.offsetWidth, style.paddingLeft, style.paddingRight);
      const height = inner(image.offsetHeight, style.paddingTop, style.paddingBottom);
      if (width <= 0 || height <= 0 || image.naturalHeight === 0 || style.objectFit !== 'fill') return [];
      const [drawn, own] = [width / height, image.naturalWidth / image.naturalHeight];
      return Math.abs(drawn / own - 1) > 0.03 ? [`${image.currentSrc}: ${drawn.toFixed(2)} for ${own.toFixed(2)}`] : [];
    });
  });
}
