import path from 'node:path';
import { z } from 'zod';
import { settings } from '#lib/config/settings.ts';
import { type DesignRequest, designRequest } from '#lib/contract/records/design-request.ts';
import { isLocale, type Locale } from '#lib/i18n/locales.ts';
import { log } from '#lib/observability/log.ts';
import { metrics } from '#lib/observability/metrics.ts';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';
import { daysInMs, PrivateFiles } from '#lib/platform/private-files.ts';
import { ContentError } from './client/errors.ts';
import { sendDesignRequest } from './design-request.ts';

/** Requests that wait; of more, the visitor is told that they were not sent. */
const WAITING_MAX = 1000;
/** How often they are sent again, in milliseconds. */
const SEND_EVERY_MS = 15_000;
/** When a request that was refused is sent again, in milliseconds: an editor may have put the design back. */
const REFUSED_MS = 3_600_000;

/** Statuses with which the content service refuses the request itself: sent again, it would be refused again. */
const REFUSING = new Set([400, 413, 415, 422]);

const waitingRequest = z.object({ locale: z.string().refine(isLocale), body: designRequest });

export interface Submission {
  /** The reference that the visitor has; also the idempotency key. */
  reference: string;
  locale: Locale;
  body: DesignRequest;
}

type Send = typeof sendDesignRequest;

/** Whether a request may be accepted when it is sent later. */
export function mayBeSentLater({ failure, status }: ContentError): boolean {
  return failure !== 'status' || status === undefined || !REFUSING.has(status);
}

/** Requests of visitors that the content service has not stored yet, as files. Nothing that was typed is logged. */
export class Submissions {
  private readonly files: PrivateFiles;
  private readonly send: Send;
  /** When each refused request is sent again, in milliseconds since 1970. */
  private readonly refusedUntil = new Map<string, number>();
  private sending: Promise<void> | undefined;

  constructor(files: PrivateFiles, send: Send = sendDesignRequest) {
    this.files = files;
    this.send = send;
  }

  /** @returns whether the request is on the disk */
  async keep({ reference, locale, body }: Submission): Promise<boolean> {
    try {
      const isKept = await this.files.write(reference, { locale, body });
      log(isKept ? 'warn' : 'error', isKept ? 'submission-kept' : 'submission-not-kept', {
        reference,
        reason: 'content service',
      });
      metrics().submissionsWaiting.set((await this.files.names()).length);
      return isKept;
    } catch (error) {
      log('error', 'submission-not-kept', { reference, reason: error instanceof Error ? error.message : String(error) });
      return false;
    }
  }

  /** Sends what waits, the oldest first, until the content service fails. Calls meanwhile share the run. */
  deliver(now = Date.now()): Promise<void> {
    this.sending ??= this.deliverAll(now).finally(() => {
      this.sending = undefined;
    });
    return this.sending;
  }

  private async deliverAll(now: number): Promise<void> {
    for (const reference of await this.files.deleteOld(now)) log('error', 'submission-expired', { reference });
    for (const reference of await this.files.names())
      if ((this.refusedUntil.get(reference) ?? 0) <= now && !(await this.deliverOne(reference, now))) break;
    const left = await this.files.names();
    for (const reference of this.refusedUntil.keys()) if (!left.includes(reference)) this.refusedUntil.delete(reference);
    metrics().submissionsWaiting.set(left.length);
  }

  /** @returns whether the content service can be asked for the next one */
  private async deliverOne(reference: string, now: number): Promise<boolean> {
    const waiting = waitingRequest.safeParse(await this.files.read(reference));
    const postpone = (reason: string) => {
      log('error', 'submission-refused', { reference, reason });
      this.refusedUntil.set(reference, now + REFUSED_MS);
      return true;
    };
    if (!waiting.success) return postpone('the file cannot be read');
    try {
      const answer = await this.send(waiting.data.body, waiting.data.locale, reference);
      if ('refused' in answer) return postpone(`invalid: ${answer.refused.join(', ')}`);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return mayBeSentLater(error) ? false : postpone(`status ${error.status}`);
    }
    await this.files.delete(reference);
    log('info', 'submission-delivered', { reference });
    return true;
  }
}

export function submissions(): Submissions {
  const folder = path.resolve(/* turbopackIgnore: true */ settings.DATA_DIR, 'waiting');
  const options = { folder, max: WAITING_MAX, keptFor: daysInMs(settings.SUBMISSION_DAYS) };
  return oncePerProcess('submissions', () => new Submissions(new PrivateFiles(options)));
}

/** Sends what waits now and again and again. */
export function startDeliveries(): void {
  const deliver = () =>
    void submissions()
      .deliver()
      .catch((error: unknown) => log('error', 'submissions-not-sent', { reason: String(error) }));
  deliver();
  setInterval(deliver, SEND_EVERY_MS).unref();
}
