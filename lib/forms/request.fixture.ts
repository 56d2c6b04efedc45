import { WISH } from '#lib/content/design-request.fixture.ts';
import { FORM_ACTION } from './names.ts';
import { answerStart } from './start-time.ts';

const ORIGIN = 'https://site.test';
/** When the tests take place. */
export const NOW = 1_800_000_000_000;

/** A request that fits, as the fields of the form. */
export const FILLED = {
  ...WISH,
  locale: 'en',
  return: '/rupay-card-studio-all-cards?tab=kolam&card=kolam-dawn',
  consent: 'yes',
};

/** The cookie of a form that came into view at a time. */
export function startCookie(at: number): string {
  const answer = answerStart(new Request(`${ORIGIN}${FORM_ACTION}/start`), at);
  return answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}

/** The form as a browser sends it, five seconds after it came into view. */
export function formRequest(fields: Record<string, string> = {}, headers: Record<string, string> = {}): Request {
  return new Request(`${ORIGIN}${FORM_ACTION}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      cookie: startCookie(NOW - 5000),
      ...headers,
    },
    body: new URLSearchParams({ ...FILLED, ...fields }).toString(),
  });
}
