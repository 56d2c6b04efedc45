import type { PayloadRequest } from 'payload';
import type { ModelName } from '#lib/contract/models.ts';
import { isGlobal } from './engine.ts';
import { pageAddressOf } from './site.ts';
import { settings } from './settings.ts';

/** Time limit for the answer of the site, in milliseconds: it renders the page. */
const SITE_MS = 12_000;

/** What visitors get of an entry's page. */
export interface Live {
  /** The address of the page. */
  url: string;
  isLive: boolean;
  /** How much of it the site leaves out. */
  problems: number;
  /** When the version that they get was published (ISO 8601). */
  updatedAt?: string | undefined;
}

/** Asks the site what visitors get at the address of a published entry; nothing for one without a page, or when the site is away. */
export async function liveOf({ payload, locale }: PayloadRequest, name: ModelName, id: string): Promise<Live | undefined> {
  const options = { depth: 0, overrideAccess: true, draft: false } as const;
  // Payload's types follow from its configuration, which is made when it starts.
  const entry = isGlobal(name)
    ? await payload.findGlobal({ slug: name, ...options })
    : await payload.findByID({ collection: name as never, id, disableErrors: true, ...options });
  const document = entry as unknown as Record<string, unknown> | null;
  const path = document?._status === 'published' ? pageAddressOf(name, document, locale ?? 'en') : undefined;
  if (path === undefined) return undefined;
  try {
    const response = await fetch(`${settings.siteUrl}/service/check?${new URLSearchParams({ path })}`, {
      headers: { authorization: `Bearer ${settings.previewSecret}` },
      signal: AbortSignal.timeout(SITE_MS),
    });
    if (!response.ok) return undefined;
    const { live, problems = [], updated_at } = await response.json();
    return { url: settings.siteUrl + path, isLive: live === true, problems: problems.length, updatedAt: updated_at };
  } catch {
    return undefined;
  }
}
