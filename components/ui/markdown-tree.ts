import type { ExtraProps } from 'react-markdown';
import { anchorOf } from '#lib/content/anchor.ts';
import { splitHits } from './split-hits.ts';

type TreeElement = NonNullable<ExtraProps['node']>;
type Child = TreeElement['children'][number] | { type: 'doctype' };
interface Parent {
  children: Child[];
}

function elementsIn(parent: Parent): TreeElement[] {
  return parent.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsIn(child)] : []));
}

function textOf(parent: Parent): string {
  return parent.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('');
}

const HEADING = /^h[1-6]$/;

/** A rehype plugin for heading levels without gaps: the highest level becomes `under + 1`, the next one `under + 2`. */
export function nestHeadings({ under }: { under: number }) {
  return (tree: Parent): void => {
    const headings = elementsIn(tree).filter(({ tagName }) => HEADING.test(tagName));
    const used = [...new Set(headings.map(({ tagName }) => tagName))].sort();
    for (const heading of headings) heading.tagName = `h${Math.min(6, under + 1 + used.indexOf(heading.tagName))}`;
  };
}

/** The accessible name of a table: its column titles. */
export function tableLabel(table: TreeElement): string {
  const titles = elementsIn(table).filter(({ tagName }) => tagName === 'th');
  return titles
    .map((cell) => textOf(cell).trim())
    .filter(Boolean)
    .join(', ');
}

export interface TextHeading {
  id: string;
  title: string;
  level: number;
}

/** Ids that the page or the browser may already use: single words (`top`, `window`), and the ids of menus and the search. */
const RESERVED_ID = /^[a-z]+$|^(?:menu|side|search|utility|language|hydration)-/;

/**
 * A rehype plugin that gives headings unique ids made from their text.
 * @param found receives the headings in order, for a table of contents
 */
export function anchorHeadings({ found = [] }: { found?: TextHeading[] } = {}) {
  return (tree: Parent): void => {
    const seen = new Map<string, number>();
    for (const heading of elementsIn(tree).filter(({ tagName }) => HEADING.test(tagName))) {
      const title = textOf(heading).trim();
      const fragment = anchorOf(title);
      if (fragment === '') continue;
      const name = RESERVED_ID.test(fragment) ? `section-${fragment}` : fragment;
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      const id = times === 1 ? name : `${name}-${times}`;
      heading.properties.id = id;
      found.push({ id, title, level: Number(heading.tagName.slice(1)) });
    }
  };
}

function markOf(value: string): TreeElement {
  const properties = { className: ['bg-genda-200', 'text-inherit'] };
  return { type: 'element', tagName: 'mark', properties, children: [{ type: 'text', value }] };
}

/** A rehype plugin that highlights the words of a search. */
export function highlightMarkdown(term: string) {
  const marked = (child: Child): Child[] => {
    if (child.type === 'text')
      return splitHits(child.value, term).map(({ text, hit }) => (hit ? markOf(text) : { type: 'text', value: text }));
    if (child.type === 'element') markIn(child);
    return [child];
  };
  const markIn = (parent: Parent): void => {
    parent.children = parent.children.flatMap(marked);
  };
  return markIn;
}
