import type { StructuredNode } from './structured-data-schema.ts';

interface Properties {
  required: string[];
  recommended: string[];
}

/**
 * What Google's documentation of structured data names, by type. Not among the recommended: what a page has none of (counts of views,
 * opening hours, prices of free things). One of several names is enough where they are joined by `|`.
 */
const PROPERTIES: Partial<Record<StructuredNode['@type'], Properties>> = {
  FAQPage: { required: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'], recommended: [] },
  BreadcrumbList: { required: ['itemListElement.item', 'itemListElement.name', 'itemListElement.position'], recommended: [] },
  ItemList: { required: ['itemListElement.position', 'itemListElement.item.name'], recommended: ['itemListElement.item.url'] },
  Article: {
    required: ['headline'],
    recommended: ['author.name', 'author.url', 'dateModified', 'datePublished', 'image'],
  },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'duration', 'contentUrl|embedUrl'],
  },
  Organization: { required: ['name', 'url'], recommended: ['logo', 'sameAs'] },
  WebSite: { required: ['name', 'url'], recommended: [] },
};

function has(value: unknown, path: string): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((item) => has(item, path));
  if (path === '') return value !== undefined && value !== '';
  const [step = '', ...rest] = path.split('.');
  return step.split('|').some((name) => has(Reflect.get(Object(value), name), rest.join('.')));
}

/** The properties that Google requires or recommends and a node lacks. */
export function missingProperties(node: StructuredNode): string[] {
  const { required, recommended } = PROPERTIES[node['@type']] ?? { required: [], recommended: [] };
  return [...required, ...recommended].filter((path) => !has(node, path)).map((path) => `${node['@type']} ${path}`);
}
