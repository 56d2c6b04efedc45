import { FORM_LEAST_MS } from '#lib/config/constants.ts';
import { ContentError } from '#lib/content/client/errors.ts';
import { logFailure } from '#lib/content/client/log.ts';
import { sendDesignRequest } from '#lib/content/design-request.ts';
import {
  describeRejection,
  type FieldValues,
  type FormState,
  REQUEST_FIELDS,
  type Rejection,
} from '#lib/content/design-request-state.ts';
import { mayBeSentLater, type Submissions, submissions } from '#lib/content/submissions.ts';
import { faultsOf } from '#lib/contract/body.ts';
import { newReference } from '#lib/contract/idempotency-key.ts';
import { DESIGN_REQUEST_LENGTHS } from '#lib/contract/patterns.ts';
import { designRequest } from '#lib/contract/records/design-request.ts';
import { toLocale } from '#lib/i18n/locales.ts';
import { metrics } from '#lib/observability/metrics.ts';
import { type RateLimit, rateLimits } from '#lib/server/rate-limit.ts';
import { type FormTokens, formTokens } from './form-tokens.ts';

/** The longest text that is returned to the form, in characters: browsers allow half of it. */
const TEXT_MAX = 2 * DESIGN_REQUEST_LENGTHS.description;

interface Options {
  send?: typeof sendDesignRequest;
  /** Keeps a request until the content service answers. @returns whether it is kept */
  keep?: Submissions['keep'];
  limit?: RateLimit;
  tokens?: FormTokens;
  now?: number;
}

interface UsedToken {
  text: string;
  /** When the visitor began, in milliseconds; `undefined` for an invalid token. */
  startedAt: number | undefined;
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim().slice(0, TEXT_MAX) : '';
}

/**
 * Whether a program filled in the form: the hidden field is not empty, the token is invalid, or it was sent too fast. The cached page
 * holds no time: script sends the time since the first input; without it, time starts when the form is first sent. A program can fake
 * both; the rate limit still applies.
 */
function isAutomated(form: FormData, { startedAt }: UsedToken, now: number): boolean {
  if (startedAt === undefined || textIn(form, 'website') !== '') return true;
  const elapsed = form.has('elapsed') ? Number(form.get('elapsed')) : now - startedAt;
  return !(elapsed >= FORM_LEAST_MS);
}

type Receipt = Exclude<FormState, { kind: 'rejected' }>;

async function submit(
  values: FieldValues,
  form: FormData,
  client: string,
  token: UsedToken,
  {
    send = sendDesignRequest,
    keep = (submission) => submissions().keep(submission),
    limit = rateLimits().form,
    tokens = formTokens(),
    now = Date.now(),
  }: Options,
): Promise<Receipt | Rejection> {
  const locale = toLocale(textIn(form, 'locale'));
  const request = designRequest.safeParse({ ...values, consent: values.consent === 'yes', locale });
  if (!request.success) return { kind: 'invalid', fields: faultsOf(request.error).map(({ field }) => field) };
  if (isAutomated(form, token, now) || !(await tokens.use(token.text))) return { kind: 'automated' };
  const wait = await limit(client, now);
  if (wait > 0) {
    metrics().limited.inc({ limit: 'form' });
    return { kind: 'limit', minutes: Math.ceil(wait / 60) };
  }
  const reference = newReference();
  try {
    const answer = await send(request.data, locale, reference);
    if ('reference' in answer) return { kind: 'sent', reference: answer.reference };
    const isKnown = REQUEST_FIELDS.some((field) => answer.refused.includes(field));
    return isKnown ? { kind: 'invalid', fields: answer.refused } : { kind: 'failed', message: '400' };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    logFailure(error);
    if (mayBeSentLater(error) && (await keep({ reference, locale, body: request.data }))) return { kind: 'waiting', reference };
    return { kind: 'failed', message: error.messageKey };
  }
}

/**
 * Validates a form and sends it to the content service, which stores it at most once. While that fails, the request is kept and sent
 * later. Input is never logged.
 * @param previous the state of the form when it was sent
 * @param client the network address for the rate limit
 */
export async function receiveDesignRequest(
  previous: FormState | undefined,
  form: FormData,
  client: string,
  options: Options = {},
): Promise<FormState> {
  const values: FieldValues = Object.fromEntries(REQUEST_FIELDS.map((name) => [name, textIn(form, name)]));
  const { tokens = formTokens(), now = Date.now() } = options;
  const text = textIn(form, 'token') || (previous?.kind === 'rejected' ? previous.token : '');
  const startedAt = tokens.startedAt(text, now);
  const result = await submit(values, form, client, { text, startedAt }, options);
  if ('reference' in result) return result;
  const sentences = describeRejection(result, values, toLocale(textIn(form, 'language')));
  return { kind: 'rejected', values, errors: [], token: tokens.issue(startedAt ?? now), ...sentences };
}
