import { createHmac } from 'node:crypto';
import { derivedKey, isSecret } from '#lib/platform/secret.ts';

export const PREVIEW_COOKIE = 'preview';
/** The cookie of Next's draft mode. Its value is the same for everybody, so it needs the cookie above. */
export const DRAFT_COOKIE = '__prerender_bypass';
export const PREVIEW_SECONDS = 3600;

/** Cookies by which Next decides whether a request is a preview; the second is that of the Pages Router. It clears those it does not accept. */
const NEXT_COOKIES: ReadonlySet<string> = new Set([DRAFT_COOKIE, '__next_preview_data']);

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
 * Removes the preview cookies of Next from the `cookie` header, unless the one of draft mode comes with a valid preview token.
 * @param secret `PREVIEW_SECRET`
 */
export function withoutForgedPreview(cookies: string, secret: string | undefined): { cookies: string; isPreview: boolean } {
  const pairs = cookies.split(';').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name: name.trim(), value: value.join('=').trim(), text: pair.trim() };
  });
  if (!pairs.some(({ name }) => NEXT_COOKIES.has(name))) return { cookies, isPreview: false };
  const token = pairs.find(({ name }) => name === PREVIEW_COOKIE)?.value;
  const isPreview =
    secret !== undefined &&
    token !== undefined &&
    pairs.some(({ name }) => name === DRAFT_COOKIE) &&
    isPreviewToken(token, secret);
  const kept = pairs.filter(({ name }) => (isPreview && name === DRAFT_COOKIE) || !NEXT_COOKIES.has(name));
  return { cookies: kept.map(({ text }) => text).join('; '), isPreview };
}
