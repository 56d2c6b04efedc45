import { z } from 'zod';
import { ENDPOINTS, type Endpoint, type EndpointName } from '#lib/contract/endpoints.ts';
import { endpointPath } from '#lib/contract/match.ts';
import { type Entry, MODELS, type Model } from '#lib/contract/models.ts';
import { DEFAULT_LOCALE, LOCALES, localizePath } from '#lib/i18n/locales.ts';
import { entryAddress, screenEndpoint } from '#lib/routes/entry-address.ts';
import { EVERYTHING, tagsOf } from '../read/tags.ts';

const entryEvent = z.object({
  event: z.string(),
  model: z.string().optional(),
  entry: z
    .looseObject({ slug: z.string().nullish(), offer_type: z.string().nullish(), tab_slug: z.string().nullish() })
    .optional(),
});

export interface Change {
  tags: string[];
  /** Addresses of pages; `*` for every page. Lists on other pages change too. */
  addresses: string[];
}

const NOTHING: Change = { tags: [], addresses: [] };
/** Events that change what visitors see; a saved draft does not. */
const PUBLISHING = new Set(['entry.publish', 'entry.unpublish', 'entry.delete']);
const WITHOUT_EFFECT = new Set(['entry.create', 'entry.update', 'media.create', 'trigger-test']);

function modelNamed(name: string): Model | undefined {
  return Object.entries(MODELS).find(([key]) => key === name)?.[1];
}

/** The narrowest tag for an entry, in all languages, because texts fall back. */
function tagOf(name: EndpointName, entry: Entry, product: string): string {
  const endpoint: Endpoint = ENDPOINTS[name];
  const hasSlug = 'slug' in endpoint.query || endpoint.path.includes('{slug}');
  const params: Record<string, string> = hasSlug && entry.slug !== undefined ? { slug: entry.slug } : {};
  const tags = tagsOf(endpoint, endpointPath(endpoint.path, product, entry.slug), params, DEFAULT_LOCALE);
  return tags.findLast((tag) => !tag.endsWith(`:${DEFAULT_LOCALE}`)) ?? EVERYTHING;
}

/**
 * The tags and pages that a CMS event changes: an entry published, unpublished or deleted, or a media file.
 * @returns a sentence when the body is not such an event
 */
export function changeOf(json: unknown, product: string): Change | string {
  const parsed = entryEvent.safeParse(json);
  if (!parsed.success) return 'The body must be {"tags": […]}, or an event of the content service with event, model and entry.';
  const { event, model: name = '', entry: given } = parsed.data;
  if (WITHOUT_EFFECT.has(event)) return NOTHING;
  if (event === 'media.update' || event === 'media.delete') return { tags: [EVERYTHING], addresses: ['*'] };
  if (!PUBLISHING.has(event)) return `There is no event "${event}". Events: ${[...PUBLISHING, ...WITHOUT_EFFECT].join(', ')}.`;
  const model = modelNamed(name);
  if (!model) return `There is no model "${name}". Models: ${Object.keys(MODELS).join(', ')}.`;
  const entry: Entry = {
    slug: given?.slug ?? undefined,
    offer_type: given?.offer_type ?? undefined,
    tab_slug: given?.tab_slug ?? undefined,
  };
  const screen = model.folder === 'screens' ? screenEndpoint(entry.slug) : undefined;
  const endpoints = screen ? [screen] : model.endpoints;
  const tags = [...new Set([...endpoints.map((endpoint) => tagOf(endpoint, entry, product)), 'list:search'])];
  const address = entryAddress(name, entry, product);
  const addresses = address === undefined ? [] : address === '*' ? ['*'] : LOCALES.map((locale) => localizePath(address, locale));
  return { tags, addresses };
}
