import type { Payload } from 'payload';
import { MODELS, type ModelName } from '#lib/contract/models.ts';
import { adminPath, engineOf } from './engine.ts';
import { titleOf } from './titles.ts';

/** An entry that shows a file. */
export interface Use {
  model: ModelName;
  id: string;
  title: string;
  /** In the admin. */
  path: string;
  isPublished: boolean;
}

/** The entries that show a file, as they are published or in their drafts. */
export async function usesOf(payload: Payload, url: string): Promise<Use[]> {
  const engine = engineOf(payload);
  // Captions have it without the origin of the CMS. It ends where the text in JSON does.
  const address = `${JSON.stringify(url.replace(/^https?:\/\/[^/]+/, '')).slice(1, -1)}"`;
  const found = new Map<string, Use>();
  for (const model of Object.keys(MODELS) as ModelName[])
    for (const status of ['draft', 'published'] as const)
      for (const [id, document] of await engine.documents(model, status)) {
        if (!JSON.stringify(document).includes(address)) continue;
        const path = adminPath(model, id);
        found.set(path, { model, id, title: titleOf(document) || model, path, isPublished: status === 'published' });
      }
  return [...found.values()];
}
