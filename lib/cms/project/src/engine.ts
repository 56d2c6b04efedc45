import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload';
import { cmsModels } from '#lib/cms/models.ts';
import { createEngine, type Engine, type FindAll } from '#lib/cli/cms/engine.ts';
import type { JsonObject } from '#lib/content-service/documents/localize.ts';
import { submitTo } from './keep-submissions.ts';
import { settings } from './settings.ts';

const GLOBALS = new Set<string>(cmsModels().flatMap(({ name, isGlobal }) => (isGlobal ? [name] : [])));
export const isGlobal = (name: string): name is GlobalSlug => GLOBALS.has(name);

/** The path of an entry in the admin. */
export const adminPath = (name: string, id: string): string => (isGlobal(name) ? `/globals/${name}` : `/collections/${name}/${id}`);

/** Next.js bundles each route by itself: what they share is on the global object. */
const shared = globalThis as { contentEngine?: Engine };

const findAll =
  (payload: Payload): FindAll =>
  async (name, status, id) => {
    const options = { locale: 'all', depth: 1, overrideAccess: true, draft: status === 'draft' } as const;
    if (isGlobal(name)) {
      // Payload's types follow from its configuration, which is made when it starts.
      const found = (await payload.findGlobal({ slug: name, ...options })) as unknown as JsonObject;
      // A document that was never published is not there.
      return status === 'published' && found._status !== 'published' ? [] : [{ ...found, id: name }];
    }
    const where: Where = {
      ...(id === undefined ? {} : { id: { equals: id } }),
      ...(status === 'published' ? { _status: { equals: 'published' } } : {}),
    };
    const { docs } = await payload.find({ collection: name as CollectionSlug, ...options, where, pagination: false });
    return docs as unknown as JsonObject[];
  };

/** The content service over the entries of this CMS. */
export function engineOf(payload: Payload): Engine {
  shared.contentEngine ??= createEngine({
    product: settings.product,
    draftToken: settings.draftToken,
    origin: settings.publicUrl,
    editUrl: (name, id) => settings.publicUrl + payload.config.routes.admin + adminPath(name, id),
    findAll: findAll(payload),
    submit: submitTo(payload),
  });
  return shared.contentEngine;
}
