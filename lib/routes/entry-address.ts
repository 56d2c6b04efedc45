import type { PageEndpointName } from '#lib/contract/endpoints.ts';
import { PAGE_ENDPOINTS, screenSlug } from '#lib/contract/match.ts';
import { type Entry, MODELS, type Model, type ModelName } from '#lib/contract/models.ts';
import { fillProduct, ROUTES } from './table.ts';

/** The endpoint of a page that has one of its own, by its slug. */
export function screenEndpoint(slug: string | undefined): PageEndpointName | undefined {
  return PAGE_ENDPOINTS.find((name) => screenSlug(name) === slug);
}

/** The path of an entry's page; `*` for an entry of every page; `undefined` for one without a page. */
export function entryAddress(name: string, entry: Entry, product: string): string | undefined {
  const model: Model | undefined = Object.hasOwn(MODELS, name) ? MODELS[name as ModelName] : undefined;
  if (model?.folder !== 'screens') return model?.address?.(entry, product);
  const screen = screenEndpoint(entry.slug);
  const route = ROUTES.find(({ content }) => content.kind === 'screen' && content.endpoint === screen);
  return route && fillProduct(route.pattern, product);
}
