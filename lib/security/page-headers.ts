import { type Settings, settings } from '#lib/config/settings.ts';
import { pagePolicy, REPORTING_ENDPOINT } from './page-policy.ts';

const DOCUMENT_PATH = '/document';

/**
 * The security headers of a page that depend on settings of the running server; the others are in `next.config`.
 * @param path the site path without language
 * @param nonce for a response that is rendered for one request
 */
export function pageHeaders(path: string, nonce?: string, used: Settings = settings): Record<string, string> {
  const { HSTS_SECONDS, POLICY_REPORT_URL } = used;
  return {
    'content-security-policy': pagePolicy({ isDocument: path === DOCUMENT_PATH, nonce, settings: used }),
    ...(POLICY_REPORT_URL ? { 'reporting-endpoints': `${REPORTING_ENDPOINT}="${POLICY_REPORT_URL}"` } : {}),
    ...(HSTS_SECONDS > 0 ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}` } : {}),
  };
}
