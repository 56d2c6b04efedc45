import { blockMarks, runsOf } from './inline.ts';
import type { Loss } from './losses.ts';
import { collapse, type Run } from './runs.ts';
import type { StyleOf } from './styles.ts';

interface Paragraph {
  type: 'paragraph' | 'quotation';
  runs: Run[];
}
interface Heading {
  type: 'heading';
  level: number;
  runs: Run[];
}
/** An item of a list; its paragraphs are lines. */
export interface Item {
  type: 'item';
  /** 1 outermost. */
  level: number;
  /** In an ordered list; a bullet has none. */
  number: number | undefined;
  runs: Run[];
}
interface TableBlock {
  type: 'table';
  table: HTMLTableElement;
}
interface Rule {
  type: 'rule';
}
export type Block = Paragraph | Heading | Item | TableBlock | Rule;

const BLOCKS =
  'address, article, aside, blockquote, center, dd, details, div, dl, dt, fieldset, figure, footer, form, h1, h2, h3, h4, h5, h6, ' +
  'header, hr, li, main, nav, ol, p, pre, section, summary, table, ul';
const MARKER = /^\(?(\d+|[a-z]|[ivxlc]+)[.)]$/i;
/** Deepest nesting of elements that is read. */
const DEPTH_MAX = 200;

type Marks = Omit<Run, 'text'>;
interface Context {
  styleOf: StyleOf;
  lost: Set<Loss>;
}
interface Place {
  marks: Marks;
  type: Paragraph['type'];
  /** Of the lists around. */
  level: number;
  depth: number;
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
const isBlock = (node: Node): node is Element => isElement(node) && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null);

/** The level of a paragraph that Word shows as an item of a list. */
function wordLevel(element: Element, styleOf: StyleOf): number | undefined {
  const list = styleOf(element).get('mso-list');
  if (list === undefined || !element.matches('p, h1, h2, h3, h4, h5, h6, div, li')) return undefined;
  const level = /level(\d)/.exec(list)?.[1];
  return level === undefined ? undefined : Number(level);
}

/** Takes the bullet or number out of a list paragraph of Word. */
function takeMarker(element: Element, styleOf: StyleOf): string {
  const marker = [...element.querySelectorAll('span')].find((span) => styleOf(span).get('mso-list') === 'ignore');
  marker?.remove();
  return (marker?.textContent ?? '').replace(/\s/g, '');
}

function numberOf(marker: string): number | undefined {
  const [, sign] = MARKER.exec(marker) ?? [];
  // A single `o` is a bullet of Word.
  if (sign === undefined || marker === 'o') return undefined;
  return /^\d/.test(sign) ? Number(sign) : 1;
}

function itemOfWord(element: Element, level: number, context: Context): Item {
  const number = numberOf(takeMarker(element, context.styleOf));
  return { type: 'item', level, number, runs: collapse(runsOf(element, {}, context.styleOf, context.lost)) };
}

/** The items of a list, deeper ones after their own. */
function itemsOf(list: Element, place: Place, context: Context): Block[] {
  const isOrdered = list.tagName === 'OL';
  const start = Number(list.getAttribute('start')) || 1;
  let count = 0;
  return [...list.childNodes].flatMap((child): Block[] => {
    if (!isElement(child)) return blocksIn([child], place, context);
    // Google Docs puts a list within a list beside its item.
    if (child.matches('ul, ol')) return itemsOf(child, { ...place, level: place.level + 1, depth: place.depth + 1 }, context);
    if (!child.matches('li')) return blocksIn([child], place, context);
    // Word on the web puts each item in a list of its own.
    const level = Number(child.getAttribute('data-aria-level')) || place.level + 1;
    const number = isOrdered ? start + count : undefined;
    count += 1;
    const inner = {
      ...place,
      marks: blockMarks(child, place.marks, context.styleOf, context.lost),
      level,
      depth: place.depth + 1,
    };
    const blocks = blocksIn([...child.childNodes], inner, context);
    const lines: Run[] = [];
    const others: Block[] = [];
    for (const block of blocks) {
      if (block.type === 'item' || block.type === 'table' || block.type === 'rule') others.push(block);
      else {
        if (block.type === 'heading') context.lost.add('headings');
        lines.push(...(lines.length > 0 ? [{ text: '\n' }] : []), ...block.runs);
      }
    }
    return lines.length > 0 ? [{ type: 'item', level, number, runs: lines }, ...others] : others;
  });
}

function headingLevel(element: Element): number | undefined {
  if (element.classList.contains('MsoTitle')) return 1;
  const level =
    element.getAttribute('role') === 'heading' ? element.getAttribute('aria-level') : /^H([1-6])$/.exec(element.tagName)?.[1];
  return level ? Math.min(Number(level) || 2, 6) : undefined;
}

function blockOf(element: Element, place: Place, context: Context): Block[] {
  const { styleOf, lost } = context;
  const level = wordLevel(element, styleOf);
  if (level !== undefined && !element.querySelector(BLOCKS)) return [itemOfWord(element, level, context)];
  const inner = { ...place, marks: blockMarks(element, place.marks, styleOf, lost), depth: place.depth + 1 };
  if (element.matches('ul, ol')) return itemsOf(element, place, context);
  if (element.matches('table')) return [{ type: 'table', table: element as HTMLTableElement }];
  if (element.matches('hr')) return [{ type: 'rule' }];
  if (element.matches('blockquote')) inner.type = 'quotation';
  const heading = headingLevel(element);
  if (heading === undefined || element.querySelector(BLOCKS)) return blocksIn([...element.childNodes], inner, context);
  const runs = collapse(runsOf(element, {}, styleOf, lost)).map(({ bold: _bold, ...run }) => ({
    ...run,
    text: run.text.replaceAll('\n', ' '),
  }));
  return runs.length === 0 ? [] : [{ type: 'heading', level: heading, runs }];
}

function blocksIn(nodes: readonly Node[], place: Place, context: Context): Block[] {
  if (place.depth > DEPTH_MAX) {
    const runs = collapse(nodes.map((node) => ({ text: (node.textContent ?? '').replace(/\s+/g, ' ') })));
    return runs.length === 0 ? [] : [{ type: place.type, runs }];
  }
  const blocks: Block[] = [];
  let line: Run[] = [];
  const endLine = () => {
    const runs = collapse(line);
    if (runs.length > 0) blocks.push({ type: place.type, runs });
    line = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      endLine();
      blocks.push(...blockOf(node, place, context));
    } else {
      line.push(...runsOf(node, place.marks, context.styleOf, context.lost));
    }
  }
  endLine();
  return blocks;
}

/** The paragraphs, headings, items of lists and tables in an element, in their order. */
export function blocksOf(element: Element, styleOf: StyleOf, lost: Set<Loss>): Block[] {
  const marks = blockMarks(element, {}, styleOf, lost);
  return blocksIn([...element.childNodes], { marks, type: 'paragraph', level: 0, depth: 0 }, { styleOf, lost });
}
