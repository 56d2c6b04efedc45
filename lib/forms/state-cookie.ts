import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { FORM_STATE_SECONDS } from '#lib/config/constants.ts';
import { setCookie } from './cookies.ts';
import { FIELDS, KEPT_MAX } from './fields.ts';
import { type FormState, formState } from './form-state.ts';
import { FORM_COOKIE, FORM_COOKIE_MAX, FORM_COOKIE_MORE } from './names.ts';

/** The largest state that is read, in bytes: a small cookie may hold a large one. */
const STATE_MAX_BYTES = 40_000;

function packed(state: FormState): string {
  return deflateRawSync(JSON.stringify(state)).toString('base64url');
}

/** A state whose texts are no longer than this many characters. */
function cut(state: FormState, most: number): FormState {
  if (state.kind === 'sent') return state;
  const values = { ...state.values };
  for (const field of FIELDS) if (field !== 'consent') values[field] = values[field].slice(0, most);
  return { ...state, values };
}

/** A state that fits into two cookies: what a browser lets nobody type is cut where it does not. */
function fitting(state: FormState, most = KEPT_MAX): string {
  const value = packed(cut(state, most));
  return value.length <= 2 * FORM_COOKIE_MAX || most === 0 ? value : fitting(state, Math.floor(most / 2));
}

/**
 * What came of a form, as the cookies of its page: for a short time, and sent by the browser with no other address.
 * @param path the path of the page, language included
 */
export function stateCookies(state: FormState, path: string, secure: boolean): string[] {
  const value = fitting(state);
  const more = value.slice(FORM_COOKIE_MAX);
  const options = { path, seconds: FORM_STATE_SECONDS, secure };
  return [
    setCookie(FORM_COOKIE, value.slice(0, FORM_COOKIE_MAX), options),
    setCookie(FORM_COOKIE_MORE, more, { ...options, seconds: more === '' ? 0 : FORM_STATE_SECONDS }),
  ];
}

/** Reads a state from its cookies; whatever is none is no state. @param cookie the value of a cookie by its name */
export function readState(cookie: (name: string) => string | undefined): FormState | undefined {
  const value = (cookie(FORM_COOKIE) ?? '') + (cookie(FORM_COOKIE_MORE) ?? '');
  try {
    const text = inflateRawSync(Buffer.from(value, 'base64url'), { maxOutputLength: STATE_MAX_BYTES }).toString();
    return formState.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
