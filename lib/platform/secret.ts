import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a text that somebody sent is the secret, compared in constant time. */
export function isSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

/** Whether a request has the secret as `Authorization: Bearer <secret>`. */
export function hasBearerToken(headers: Headers, secret: string): boolean {
  const [scheme = '', given = ''] = (headers.get('authorization') ?? '').split(' ', 2);
  return scheme.toLowerCase() === 'bearer' && isSecret(given, secret);
}
