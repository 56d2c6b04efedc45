import type { Payload } from 'payload';
import type { Texts } from '#lib/cms/labels.ts';
import { open, raise, settle } from './notices.ts';
import { settings } from './settings.ts';
import type { Entry } from './site.ts';

export interface SiteEvent {
  event: 'entry.publish' | 'entry.unpublish' | 'entry.delete' | 'media.update' | 'media.delete';
  model?: string;
  entry?: Entry;
}

/** The wait before another attempt, in milliseconds; it doubles up to the longest. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;
const TIMEOUT_MS = 10_000;
/** An attempt that fails once is a busy site; a second one is worth a notice. */
const QUIET_ATTEMPTS = 2;

/** @throws {Error} when the site did not take the event */
async function post(event: SiteEvent): Promise<void> {
  const response = await fetch(`${settings.siteUrl}/service/revalidate`, {
    method: 'POST',
    // Not on a kept connection, which the site may be about to close.
    headers: { authorization: `Bearer ${settings.revalidateSecret}`, 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(event),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
const documentOf = ({ model, entry }: SiteEvent) => `${model ?? 'media'} ${entry?.slug ?? ''}`.trim();

const notTold = (document: string, reason: string): Texts => ({
  en: `The site could not be told that "${document}" has changed (${reason}); it may show what was there before. It is told again until it answers.`,
  hi: `साइट को बताया नहीं जा सका कि "${document}" बदल गया है (${reason}); हो सकता है वह पुरानी सामग्री दिखाए। जवाब मिलने तक उसे बार-बार बताया जाता है।`,
});

/**
 * Tells the site what has changed, again and again until it has taken it. A notice keeps what could not be told, also when the CMS
 * stops meanwhile.
 */
export async function tellSite(payload: Payload, event: SiteEvent): Promise<void> {
  const notice = { kind: 'site', model: event.model ?? 'media', document: documentOf(event) } as const;
  let pause = FIRST_WAIT_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await post(event);
      if (attempt > QUIET_ATTEMPTS) {
        payload.logger.info(`The site has been told of ${notice.document} after ${attempt} attempts.`);
        await settle(payload, notice);
      }
      return;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (attempt === QUIET_ATTEMPTS) await raise(payload, { ...notice, texts: notTold(notice.document, reason), details: event });
      await wait(pause);
      pause = Math.min(2 * pause, LONGEST_WAIT_MS);
    }
  }
}

/** Tells the site what it could not be told before the CMS stopped. */
export async function tellWhatIsLeft(payload: Payload): Promise<void> {
  for (const { details, ...notice } of await open(payload, 'site'))
    void tellSite(payload, details as SiteEvent).then(() => settle(payload, notice));
}
