import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CACHE_ENTRIES } from '#lib/config/cache-bytes.ts';
import { settings } from '#lib/config/settings.ts';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';
import { derivedKey } from '#lib/platform/secret.ts';
import { sharedStore } from '#lib/server/redis/shared-store.ts';

/** How long a token is valid, in milliseconds: a form may stay open for a while. */
const VALID_MS = 3_600_000;
/** Used tokens that are remembered, about 100 bytes each: far more than rate limits allow in that time. */
const USED_MAX = CACHE_ENTRIES.formTokens.max;

/** How much the clock of the issuing instance may be ahead, in milliseconds. */
const CLOCK_MS = 30_000;

const FORM = /^([0-9a-z]{6,10})\.([\w-]{22})\.([\w-]{43})$/;

/** Signed single-use tokens for forms, with the time when the visitor began. */
export class FormTokens {
  private readonly used = new LRUCache<string, true>({ max: USED_MAX, ttl: VALID_MS });
  private readonly key: string | Uint8Array;

  /** @param key signs; instances with the same key accept each other's tokens */
  constructor(key: string | Uint8Array = randomBytes(32)) {
    this.key = key;
  }

  /** @param startedAt when the visitor began, in milliseconds */
  issue(startedAt: number): string {
    const content = `${startedAt.toString(36)}.${randomBytes(16).toString('base64url')}`;
    return `${content}.${this.signature(content)}`;
  }

  /** When the visitor began, in milliseconds; `undefined` for a forged, expired or used token. */
  startedAt(token: string, now: number): number | undefined {
    const [, time = '', nonce = '', signature = ''] = FORM.exec(token) ?? [];
    if (nonce === '' || this.used.has(nonce)) return undefined;
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(this.signature(`${time}.${nonce}`)))) return undefined;
    const startedAt = Number.parseInt(time, 36);
    return startedAt <= now + CLOCK_MS && now - startedAt < VALID_MS ? startedAt : undefined;
  }

  /**
   * Makes a valid token unusable.
   * @returns whether no other instance has used it; `true` while Redis is unavailable
   */
  async use(token: string): Promise<boolean> {
    const nonce = token.split('.')[1] ?? '';
    this.used.set(nonce, true);
    return (await sharedStore()?.claim(`token:${nonce}`, VALID_MS)) ?? true;
  }

  private signature(content: string): string {
    return createHmac('sha256', this.key).update(`form token ${content}`).digest('base64url');
  }
}

export function formTokens(): FormTokens {
  const { REVALIDATE_SECRET: secret } = settings;
  return oncePerProcess(
    'form-tokens',
    () => new FormTokens(secret === undefined ? undefined : derivedKey(secret, 'form tokens')),
  );
}
