import { createCollections } from '#lib/content-service/documents/collection.ts';
import { fillPlaceholders, isObject, type JsonObject, valuesNow } from '#lib/content-service/documents/localize.ts';
import { createStore } from '#lib/content-service/documents/store.ts';
import { MODELS, type Model } from '#lib/contract/models.ts';
import type { SampleDocuments } from './sample.ts';

/**
 * All languages side by side, by model.
 * @param folder of the sample content
 */
export function readSampleDocuments(folder: string, product: string): SampleDocuments {
  const documents = createStore(folder, product)();
  const collection = createCollections(() => documents);
  const values = valuesNow(product);
  const inFolder = (name: string): JsonObject[] => {
    const entries = name === 'pages' ? documents.pages : documents.folders[name as keyof typeof documents.folders];
    return [...entries].map(([slug, document]) => ({ ...document, slug: fillPlaceholders(slug, values) }));
  };
  return Object.fromEntries(
    Object.entries(MODELS).map(([name, { folder: own, file }]: [string, Model]) => {
      if (own === 'records') return [name, collection(file)];
      return [name, own === '' ? [documents.named.get(file)].filter((document) => isObject(document)) : inFolder(own)];
    }),
  );
}
