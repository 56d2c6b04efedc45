import { createHmac } from 'node:crypto';
import { derivedKey, isSecret } from '#lib/platform/secret.ts';

export const PREVIEW_COOKIE = 'preview';
/** The cookie of Next's draft mode. Its value is the same for everybody, so it needs the cookie above. */
export const DRAFT_COOKIE = '__prerender_bypass';
export const PREVIEW_SECONDS = 3600;

const signature = (expires: string, secret: string) =>
  createHmac('sha256', derivedKey(secret, 'previews')).update(expires).digest('base64url');

/** The expiry, in seconds since 1970, and its signature. */
export function previewToken(secret: string, now = Date.now()): string {
  const expires = String(Math.floor(now / 1000) + PREVIEW_SECONDS);
  return `${expires}.${signature(expires, secret)}`;
}

export function isPreviewToken(token: string, secret: string, now = Date.now()): boolean {
  const [expires = '', given = ''] = token.split('.', 2);
  return /^\d{1,12}$/.test(expires) && isSecret(given, signature(expires, secret)) && Number(expires) * 1000 > now;
}

/**
 * Removes the draft-mode cookie from the `cookie` header, unless it comes with a valid preview token.
 * @param secret `PREVIEW_SECRET`
 */
export function withoutForgedPreview(cookies: string, secret: string | undefined): { cookies: string; isPreview: boolean } {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  if (!pairs.some((pair) => pair.startsWith(`${DRAFT_COOKIE}=`))) return { cookies, isPreview: false };
  const token = pairs.find((pair) => pair.startsWith(`${PREVIEW_COOKIE}=`))?.slice(PREVIEW_COOKIE.length + 1);
  if (secret !== undefined && token !== undefined && isPreviewToken(token, secret)) return { cookies, isPreview: true };
  return { cookies: pairs.filter((pair) => !pair.startsWith(`${DRAFT_COOKIE}=`)).join('; '), isPreview: false };
}
