import { CMS_LOCALES, cmsSchemas, uidOf } from '#lib/cms/schemas.ts';
import {
  isObject,
  type Json,
  type JsonObject,
  localesOf,
  localizeDocument,
  valuesNow,
} from '#lib/content-service/documents/localize.ts';
import { MODELS, type Model } from '#lib/contract/models.ts';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import { type FileOf, toCms } from './convert.ts';

/** The documents of the sample content by their model, all languages side by side. */
export type SampleDocuments = Record<string, JsonObject[]>;

interface SampleEntries {
  name: string;
  uid: string;
  /** The data of each entry by language; `undefined` where it has no translation. */
  entries: ({ en: JsonObject } & Record<string, JsonObject | undefined>)[];
}

const MEDIA = /^\/(?:art|film)\/[\w./-]+\.(?:svg|png|jpe?g|webp|avif|mp4|webm)$/;

/** The addresses of all pictures and films. */
export function mediaOf(documents: SampleDocuments): string[] {
  const found = new Set<string>();
  JSON.stringify(documents, (key, value: unknown) => {
    if (key !== 'icon' && typeof value === 'string' && MEDIA.test(value)) found.add(value);
    return value;
  });
  return [...found].sort();
}

/** Whether a document has a translation of any of its parts. */
const isTranslated = (document: JsonObject, locale: string): boolean =>
  Object.values(document).some((value: Json) =>
    Array.isArray(value) ? value.some((item) => isObject(item) && localesOf(item).includes(locale)) : false,
  ) || localesOf(document).includes(locale);

/** The data of all entries, in the order in which they are imported. */
export function entriesOf(documents: SampleDocuments, product: string, fileOf: FileOf): SampleEntries[] {
  const { contentTypes } = cmsSchemas();
  const values = valuesNow(product);
  return Object.entries(MODELS).map(([name, model]: [string, Model]) => {
    const attributes = contentTypes.get(name as keyof typeof MODELS)?.attributes ?? {};
    const entries = (documents[name] ?? []).map((document, position) => {
      const inLocale = (locale: string) => {
        if (locale !== DEFAULT_LOCALE && !isTranslated(document, locale)) return undefined;
        const localized = localizeDocument(document, locale, values);
        const { locale: own, ...rest } = localized;
        // A part that is not translated says so; the document itself needs not.
        const head = own === locale ? rest : localized;
        return toCms({ ...head, ...(model.folder === 'records' ? { position } : {}) }, attributes, fileOf);
      };
      const others = CMS_LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => [locale, inLocale(locale)]);
      return { en: inLocale(DEFAULT_LOCALE) ?? {}, ...Object.fromEntries(others) };
    });
    return { name, uid: uidOf(name), entries };
  });
}
