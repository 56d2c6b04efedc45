import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a text that somebody sent is the secret, compared in constant time. */
export function isSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

/** The key of a secret for one purpose: whoever learns it learns neither the secret nor its other keys. */
export function derivedKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}

/** Whether a request has the secret as `Authorization: Bearer <secret>`. */
export function hasBearerToken(headers: Headers, secret: string): boolean {
  const [scheme = '', given = ''] = (headers.get('authorization') ?? '').split(' ', 2);
  return scheme.toLowerCase() === 'bearer' && isSecret(given, secret);
}
