import { isSecret } from './secret.ts';

/** Whether a request carries a secret as `Authorization: Bearer <secret>`; compared in constant time. */
export function hasBearerToken(headers: Headers, secret: string): boolean {
  const [scheme = '', given = ''] = (headers.get('authorization') ?? '').split(' ', 2);
  return scheme.toLowerCase() === 'bearer' && isSecret(given, secret);
}
