import { cmsKinds, cmsModels } from '#lib/cms/models.ts';
import {
  fillPlaceholders,
  isLeaf,
  isObject,
  type Json,
  type JsonObject,
  valuesNow,
} from '#lib/content-service/documents/localize.ts';
import type { ModelName } from '#lib/contract/models.ts';
import { hasWords } from '#lib/contract/problems/by-language.ts';
import { DEFAULT_LOCALE, LOCALES } from '#lib/i18n/locales.ts';
import { createWriter, type FileOf } from './convert.ts';

/** The documents of the sample content by their model, all languages side by side. */
export type SampleDocuments = Record<string, JsonObject[]>;

export interface SampleEntries {
  name: ModelName;
  isGlobal: boolean;
  /** As Payload stores them. */
  entries: JsonObject[];
}

const MEDIA = /^\/(?:art|film)\/[\w./-]+\.(?:svg|png|jpe?g|webp|avif|mp4|webm|vtt)$/;

/** A picture, a film or its captions in the sample, and what it shows in each language. */
export interface SampleFile {
  address: string;
  alt: JsonObject | undefined;
}

/** All pictures, films and captions. */
export function mediaOf(documents: SampleDocuments): SampleFile[] {
  const found = new Map<string, JsonObject | undefined>();
  const take = (address: string, alt?: Json) => {
    if (!MEDIA.test(address)) return;
    const text =
      isObject(alt) && isLeaf(alt) ? alt : typeof alt === 'string' && alt !== '' ? { [DEFAULT_LOCALE]: alt } : undefined;
    found.set(address, found.get(address) ?? text);
  };
  const walk = (value: Json, key = ''): void => {
    if (typeof value === 'string' && key !== 'icon') take(value);
    if (isObject(value) && typeof value.url === 'string') take(value.url, value.alternative_text);
    if (typeof value === 'object' && value !== null) for (const [name, item] of Object.entries(value)) walk(item, name);
  };
  for (const list of Object.values(documents)) walk(list);
  return [...found].map(([address, alt]) => ({ address, alt })).sort((a, b) => a.address.localeCompare(b.address));
}

/** The data of all entries, in the order in which they are imported. */
export function entriesOf(documents: SampleDocuments, product: string, fileOf: FileOf, newId: () => string): SampleEntries[] {
  const values = valuesNow(product);
  const kinds = cmsKinds();
  const write = createWriter(fileOf, newId);
  const filled = (value: Json): Json => {
    if (typeof value === 'string') return fillPlaceholders(value, values);
    if (Array.isArray(value)) return value.map(filled);
    // What needs no translation has none: it is the same in every language.
    if (isLeaf(value) && typeof value.en === 'string' && !hasWords(value.en))
      return Object.fromEntries(LOCALES.map((locale) => [locale, filled(value[locale] ?? value.en)]));
    return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item)])) : value;
  };
  return cmsModels().map(({ name, isGlobal, isRecord, fields }) => {
    const entries = (documents[name] ?? []).map((document, position) => ({
      ...write(filled(document) as JsonObject, fields, kinds),
      ...(isRecord ? { position } : {}),
    }));
    return { name, isGlobal, entries };
  });
}
