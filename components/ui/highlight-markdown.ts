import type { TreeElement } from '#components/ui/markdown-tree.ts';
import { splitHits } from '#components/ui/split-hits.ts';

type Child = TreeElement['children'][number] | { type: 'doctype' };
interface Parent {
  children: Child[];
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
