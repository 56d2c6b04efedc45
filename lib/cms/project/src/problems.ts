import { type JsonObject, localesOf, localizeDocument, valuesNow } from '#lib/content-service/documents/localize.ts';
import { MODELS, type ModelName } from '#lib/contract/models.ts';
import { settings } from './settings.ts';

/** What the site would drop of a document. */
export interface Problem {
  /** The place in the document: names and indices. */
  path: (string | number)[];
  message: string;
}

/** The faults of a document in each of its languages, each place once. */
export function problemsOf(name: ModelName, document: JsonObject): Problem[] {
  const values = valuesNow(settings.product);
  const found = new Map<string, Problem>();
  for (const locale of localesOf(document)) {
    const { success, error } = MODELS[name].schema.safeParse(localizeDocument(document, locale, values));
    if (success) continue;
    for (const { path, message } of error.issues) {
      const place = path.map((step) => (typeof step === 'symbol' ? String(step) : step));
      found.set(place.join('.'), { path: place, message });
    }
  }
  return [...found.values()];
}
