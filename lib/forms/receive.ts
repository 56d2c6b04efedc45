import { FORM_LEAST_MS } from '#lib/config/constants.ts';
import { ContentError } from '#lib/content/client/errors.ts';
import { BODY_MAX_BYTES, readCapped } from '#lib/content/contract/body.ts';
import { type DesignRequestAnswer, sendDesignRequest } from '#lib/content/design-request.ts';
import { logFailure } from '#lib/content/log.ts';
import { valuesOf } from '#lib/content/page-query.ts';
import { processState } from '#lib/process-state.ts';
import { clientAddress } from '#lib/security/client-address.ts';
import type { RateLimit } from '#lib/security/rate-limit.ts';
import { isFromSite } from '#lib/security/same-origin.ts';
import { isSecure } from './cookies.ts';
import { checkValues, errorsFor, type FormValues, readValues } from './fields.ts';
import type { FormState } from './form-state.ts';
import { HONEYPOT, OUTCOME_ANCHOR, START_FIELD } from './names.ts';
import { outcomePage } from './outcome-page.ts';
import { type ReturnAddress, readReturn } from './return-address.ts';
import { keptStart, signedStart, startCookies, timeSince } from './start-time.ts';
import { stateCookies } from './state-cookie.ts';

interface Options {
  send?: typeof sendDesignRequest;
  limit?: RateLimit;
  /** Has the page that shows the outcome, for a browser that keeps no cookies. */
  show?: typeof outcomePage;
  now?: number;
}

/** What only a program gets to see: a browser that shows the form sends none of this. */
function refused(status: 400 | 403 | 413 | 415): Response {
  return new Response('The request cannot be taken.', { status, headers: { 'cache-control': 'no-store' } });
}

function isForm(request: Request): boolean {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  return type === 'application/x-www-form-urlencoded';
}

/** What came of passing a request on; a failure is logged without anything that was typed. */
async function outcomeOf(sending: Promise<DesignRequestAnswer>, values: FormValues): Promise<FormState> {
  try {
    const answer = await sending;
    if ('reference' in answer) return { kind: 'sent', reference: answer.reference };
    const errors = errorsFor(answer.refused, values);
    return Object.keys(errors).length > 0 ? { kind: 'errors', values, errors } : { kind: 'failed', values, message: '400' };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    logFailure(error.path, error);
    return { kind: 'failed', values, message: error.messageKey };
  }
}

async function judge(request: Request, sent: URLSearchParams, back: ReturnAddress, options: Options): Promise<FormState> {
  const { send = sendDesignRequest, limit = processState().formLimit, now = Date.now() } = options;
  const values = readValues(sent);
  const checked = checkValues(values, back.locale);
  if ('errors' in checked) return { kind: 'errors', values, errors: checked.errors };
  const passed = timeSince(keptStart(request) ?? sent.get(START_FIELD), now);
  if (sent.get(HONEYPOT) || passed === undefined || passed < FORM_LEAST_MS) return { kind: 'again', values };
  const wait = limit(clientAddress(request.headers), now);
  if (wait > 0) return { kind: 'limit', values, minutes: Math.ceil(wait / 60) };
  return outcomeOf(send(checked.request, back.locale), values);
}

/** The time of a form whose browser keeps no cookie of it: that of the form itself, or one that starts now. */
function startFor(request: Request, sent: URLSearchParams, now: number): string | undefined {
  if (keptStart(request) !== undefined) return undefined;
  const own = sent.get(START_FIELD) ?? undefined;
  return timeSince(own, now) === undefined ? signedStart(now) : own;
}

/**
 * Takes the form for a card design and leads back to its page, which shows what came of it: the
 * reference, or all that was typed with what is to be done. What came of it travels in cookies, never in the address. A browser
 * that brings no cookie gets the page at once, because it may keep none.
 * @returns 303 to the page, or 200 with it; 400, 403, 413 or 415 for what is not sent by the form
 */
export async function receiveDesignRequest(request: Request, options: Options = {}): Promise<Response> {
  const { now = Date.now(), show = outcomePage } = options;
  if (!isFromSite(request)) return refused(403);
  if (!isForm(request)) return refused(415);
  const text = await readCapped(request, BODY_MAX_BYTES);
  if (text === undefined) return refused(413);
  const sent = new URLSearchParams(text);
  const back = readReturn(sent.get('return') ?? '', sent.get('locale') ?? '');
  if (back === undefined) return refused(400);
  const start = startFor(request, sent, now);
  const state = { ...(await judge(request, sent, back, options)), asked: valuesOf(back.query, 'card')[0], start };
  const stateLines = stateCookies(state, back.path, isSecure(request));
  const page = start === undefined ? undefined : await show(back.address, stateLines);
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  for (const line of [...stateLines, ...startCookies(request, now)]) headers.append('set-cookie', line);
  if (page === undefined) headers.set('location', `${back.address}#${OUTCOME_ANCHOR}`);
  else headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(page ?? null, { status: page === undefined ? 303 : 200, headers });
}
