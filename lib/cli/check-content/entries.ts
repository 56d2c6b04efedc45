import { fillPlaceholders, valuesNow } from '#lib/content-service/documents/localize.ts';
import { page } from '#lib/contract/documents.ts';
import { ENDPOINTS, type EndpointName } from '#lib/contract/endpoints.ts';
import { PAGE_ENDPOINTS, screenSlug } from '#lib/contract/match.ts';
import { modelOf } from '#lib/contract/model-of.ts';
import type { ModelName } from '#lib/contract/models.ts';
import { property } from '#lib/platform/property.ts';
import type { ContentEntry } from '#lib/routes/problems/addresses.ts';
import { readSampleDocuments } from '../cms/sample-documents.ts';

/** An entry and where it was found. */
export interface SourcedEntry extends ContentEntry {
  source: string;
  /** JSON pointer of the entry in its answer. */
  pointer: string;
}

/** Collects the entries of answers: a record that lists repeat is one, with its page where it has one. */
export function createEntries() {
  const listed = new Map<string, SourcedEntry>();
  const detailed = new Map<string, SourcedEntry>();
  return {
    addRecord(name: EndpointName, document: unknown, source: string, pointer: string): void {
      const model = modelOf(name, document);
      listed.set(`${model} ${JSON.stringify(document)}`, { model, document, source, pointer });
    },
    /** @param asked the slug that was asked for, which the answer need not repeat */
    addDocument(name: EndpointName, document: unknown, source: string, pointer: string, asked: string | undefined): void {
      const model = modelOf(name, document);
      const screen = PAGE_ENDPOINTS.find((each) => each === name && model === 'screen');
      const slug = screen === undefined ? (asked ?? property(document, 'slug')) : screenSlug(screen);
      const isPage = ENDPOINTS[name].answer === page;
      detailed.set(`${model} ${slug}`, {
        model,
        document: isPage ? { ...Object(document), slug } : document,
        source,
        pointer,
      });
    },
    entries(): SourcedEntry[] {
      const keyOf = ({ model, document }: ContentEntry) => `${model} ${property(document, 'slug')}`;
      const counts = Map.groupBy(listed.values(), keyOf);
      const records = [...listed.values()].map((entry) => {
        const isOnly = counts.get(keyOf(entry))?.length === 1;
        return (isOnly && detailed.get(keyOf(entry))) || entry;
      });
      const others = [...detailed].filter(([key]) => !counts.has(key)).map(([, entry]) => entry);
      return [...records, ...others];
    },
  };
}

/** The entries of the embedded service, those too to which nothing leads. */
export function embeddedEntries(folder: string, product: string): SourcedEntry[] {
  const values = valuesNow(product);
  return Object.entries(readSampleDocuments(folder, product)).flatMap(([model, documents]) =>
    documents.map((document, index) => ({
      model: model as ModelName,
      document: JSON.parse(fillPlaceholders(JSON.stringify(document), values)) as unknown,
      source: `${model} ${property(document, 'slug') ?? index}`,
      pointer: '',
    })),
  );
}
