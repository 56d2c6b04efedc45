/** Publishes a page again and again, and waits until all instances show it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type ContentService, PUBLISHED, textOfEdition } from './content.ts';
import type { Instance } from './instance.ts';
import type { Report } from './report.ts';
import type { Target } from './visitors.ts';

/**
 * The most until an instance shows a published page, in milliseconds, plus `SLOW_RESPONSES` times its slowest response: an
 * instance that was not called learns of it by Redis.
 */
const VISIBLE_MS = 2000;
/** How long nginx caches a page, in milliseconds. */
const KEPT_BY_NGINX_MS = 2000;
/** The most until Next revalidates a page after a failure, in milliseconds. */
const RENEWED_AFTER_FAILURE_MS = 30_000;
const SLOW_RESPONSES = 8;
const LOOK_EVERY_MS = 100;
const PUBLISH_EVERY_MS = 3000;

/** @returns whether the instance answered with 200 */
export async function callWebhook(instance: Instance, secret: string, tags: readonly string[]): Promise<boolean> {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify({ tags }) };
  const answer = await fetch(`${instance.origin}/service/revalidate`, init).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.status === 200;
}

export class Publisher {
  /** Whether content service and Redis are available: instances without the webhook need both. */
  isContentWell = true;
  isStoreWell = true;
  contentSince = 0;
  storeSince = 0;
  private isOver = false;
  private readonly content: ContentService;
  private readonly instances: readonly Instance[];
  private readonly targets: readonly Target[];
  private readonly secret: string;
  private readonly report: Report;

  constructor(
    content: ContentService,
    instances: readonly Instance[],
    targets: readonly Target[],
    secret: string,
    report: Report,
  ) {
    this.content = content;
    this.instances = instances;
    this.targets = targets;
    this.secret = secret;
    this.report = report;
  }

  async publish(): Promise<void> {
    for (let turn = 0; !this.isOver; turn += 1) {
      const running = this.instances.filter(({ isRunning }) => isRunning);
      const notified = running[turn % running.length];
      this.content.edition += 1;
      const kills = notified?.kills;
      if (notified && (await callWebhook(notified, this.secret, [PUBLISHED.tag]))) {
        await Promise.all(this.targets.map((target) => this.watch(target, notified, () => notified.kills !== kills)));
      }
      await sleep(PUBLISH_EVERY_MS);
    }
  }

  stop(): void {
    this.isOver = true;
  }

  /** Polls the page until it has the edition. Time without Redis or the instance does not count. */
  private async watch(target: Target, notified: Instance, isLost: () => boolean): Promise<void> {
    const { phase } = this.report;
    const needsStore = target.instance !== notified;
    const wanted = textOfEdition(this.content.edition);
    const publishedAt = Date.now();
    const limit = VISIBLE_MS + (target.instance ? 0 : KEPT_BY_NGINX_MS) + (this.isContentWell ? 0 : RENEWED_AFTER_FAILURE_MS);
    let slowest = 0;
    while (!this.isOver) {
      const askedAt = Date.now();
      const answer = await fetch(target.origin + PUBLISHED.path).catch(() => undefined);
      const html = (await answer?.text().catch(() => '')) ?? '';
      slowest = Math.max(slowest, Date.now() - askedAt);
      const wellSince = Math.max(this.contentSince, needsStore ? this.storeSince : 0);
      const since = Math.max(publishedAt, wellSince, target.instance?.readySince ?? 0);
      if (html.includes(wanted)) return this.report.visible(`${phase}, ${target.name}`, Math.max(0, Date.now() - since));
      // Killed before it could tell the others, which show the edition when the page is stale.
      if (isLost()) return;
      const counts = this.isContentWell && (!needsStore || this.isStoreWell) && target.instance?.isRunning !== false;
      if (counts && askedAt - since > limit + SLOW_RESPONSES * slowest) {
        return this.report.violate(`${target.name} does not show what was published ${Date.now() - since} ms ago`);
      }
      await sleep(LOOK_EVERY_MS);
    }
  }
}
