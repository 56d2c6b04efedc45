import path from 'node:path';
import { settings } from '#lib/config/settings.ts';
import { everyCall } from '#lib/content-service/every-call.ts';
import { createContentService } from '#lib/content-service/service.ts';
import { property } from '#lib/platform/property.ts';
import { createCollections } from './documents/collection.ts';
import { valuesNow } from './documents/localize.ts';
import { createStore } from './documents/store.ts';

const PARTS_MAX = 2;

const few = (value: unknown): unknown => (Array.isArray(value) ? value.slice(0, PARTS_MAX) : value);

/** The first records of a list, the first blocks of a page, the first values of a filter. */
function shortened(body: object): object {
  const data = few(property(body, 'data'));
  if (Array.isArray(data)) {
    const meta = Object(property(body, 'meta'));
    const facets = few(meta.facets);
    return { data, meta: Array.isArray(facets) ? { ...meta, facets } : meta };
  }
  const content = property(data, 'content');
  return Array.isArray(content) ? { ...body, data: { ...Object(data), content: few(content) } } : body;
}

/** A shortened sample answer of each endpoint, by name. */
export async function openApiExamples(): Promise<Map<string, unknown>> {
  const folder = path.resolve(/* turbopackIgnore: true */ process.cwd(), settings.CONTENT_FOLDER);
  const documents = createStore(folder, settings.PRODUCT_SLUG)();
  const service = createContentService({ folder, product: settings.PRODUCT_SLUG });
  const collections = createCollections(() => documents);
  const examples = new Map<string, unknown>();
  for (const { name, path: address } of everyCall(documents, collections, valuesNow(settings.PRODUCT_SLUG))) {
    if (examples.has(name)) continue;
    const response = await service.handle(new Request(`http://content.invalid${address}`));
    if (response.ok) examples.set(name, shortened(await response.json()));
  }
  return examples;
}
