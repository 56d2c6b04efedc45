import { createHash, timingSafeEqual } from 'node:crypto';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Whether a request carries a secret as `Authorization: Bearer <secret>`; compared in constant time. */
export function hasBearerToken(headers: Headers, secret: string): boolean {
  const [scheme = '', given = ''] = (headers.get('authorization') ?? '').split(' ', 2);
  return scheme.toLowerCase() === 'bearer' && timingSafeEqual(digest(given), digest(secret));
}
