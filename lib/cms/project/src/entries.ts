import type { CollectionSlug, Payload, Where } from 'payload';
import { cmsModels } from '#lib/cms/models.ts';
import type { ModelName } from '#lib/contract/models.ts';

/** An entry as lists show it. */
export interface Entry {
  model: ModelName;
  id: string;
  /** Empty for one without a title. */
  title: string;
  updatedAt: string;
  /** When its draft is published (ISO 8601). */
  publishAt: string;
}

const COLLECTIONS = cmsModels().flatMap(({ name, isGlobal }) => (isGlobal ? [] : [name]));

/**
 * The entries of all collections whose drafts are as asked for.
 * @param limit of each collection
 */
export async function entriesWhere(payload: Payload, where: Where, sort: string, limit: number): Promise<Entry[]> {
  const found = await Promise.all(
    COLLECTIONS.map(async (model) => {
      const { docs } = await payload.find({ collection: model as CollectionSlug, draft: true, where, sort, limit, depth: 0 });
      // Payload's types follow from its configuration, which is made when it starts.
      return (docs as unknown as Record<string, unknown>[]).map((doc) => ({
        model,
        id: String(doc.id),
        title: String(doc.title || doc.slug || ''),
        updatedAt: String(doc.updatedAt),
        publishAt: String(doc.publish_at ?? ''),
      }));
    }),
  );
  return found.flat();
}
