import { createHmac, timingSafeEqual } from 'node:crypto';
import { FORM_START_MAX_MS } from '#lib/config/constants.ts';
import { processState } from '#lib/process-state.ts';
import { cookieOf, isSecure, setCookie } from './cookies.ts';
import { FORM_ACTION, START_COOKIE } from './names.ts';

function signatureOf(time: string): string {
  return createHmac('sha256', processState().formSecret).update(`form ${time}`).digest('base64url');
}

function isSigned(time: string, signature: string): boolean {
  const given = Buffer.from(signature);
  const wanted = Buffer.from(signatureOf(time));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** The time at which a form came into view, in milliseconds, so that nobody can make one up. */
export function signedStart(time: number): string {
  return `${time}.${signatureOf(String(time))}`;
}

/**
 * How long ago a form came into view.
 * @param start what `signedStart` made
 * @returns milliseconds; `undefined` without a time that was signed here and is not too old
 */
export function timeSince(start: string | null | undefined, now: number): number | undefined {
  const [time = '', signature = ''] = (start ?? '').split('.', 2);
  if (!/^\d{1,15}$/.test(time) || !isSigned(time, signature)) return undefined;
  const passed = now - Number(time);
  return passed >= 0 && passed <= FORM_START_MAX_MS ? passed : undefined;
}

/** The signed time that the browser keeps; `undefined` for one that keeps no cookies, or has not seen the form. */
export function keptStart(request: Request): string | undefined {
  return cookieOf(request, START_COOKIE);
}

/** The cookie that starts the time of a form; none while there is a time that counts, so that a second send is not too fast again. */
export function startCookies(request: Request, now: number): string[] {
  if (timeSince(keptStart(request), now) !== undefined) return [];
  const options = { path: FORM_ACTION, seconds: FORM_START_MAX_MS / 1000, secure: isSecure(request) };
  return [setCookie(START_COOKIE, signedStart(now), options)];
}

/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The picture beside a form: the browser asks for it when the form comes into view, on a page that is the same for all. */
export function answerStart(request: Request, now: number = Date.now()): Response {
  const headers = new Headers({ 'content-type': 'image/gif', 'cache-control': 'private, no-store' });
  for (const cookie of startCookies(request, now)) headers.append('set-cookie', cookie);
  return new Response(PIXEL, { headers });
}
