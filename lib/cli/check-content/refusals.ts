import type { Transport } from '#lib/content/client/adapters/adapter.ts';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import type { Problem } from './problems.ts';

/** A slug that no content has. */
const NO_SLUG = 'check-content-no-such-slug';

/** Calls that a content service must refuse, with the statuses that it may answer with. */
const CALLS: readonly { path: string; params: Record<string, string>; allowed: readonly number[] }[] = [
  { path: '/api/check-content-no-such-path', params: {}, allowed: [404] },
  { path: `/api/pages/${NO_SLUG}`, params: {}, allowed: [404, 410] },
  { path: ENDPOINTS.offersDetail.path, params: { slug: NO_SLUG }, allowed: [404, 410] },
  { path: ENDPOINTS.bankLists.path, params: { page_no: '0' }, allowed: [400] },
];

/** Makes calls that must be refused. @returns a problem for each that has another status */
export async function refusalProblems(transport: Transport, address: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { path, params, allowed } of CALLS) {
    const url = `${address}${path}?${new URLSearchParams({ ...params, locale: DEFAULT_LOCALE })}`;
    const status = await transport(new Request(url, { redirect: 'manual' })).then(
      (response) => response.status,
      () => 0,
    );
    if (!allowed.includes(status))
      problems.push({ kind: 'status', source: path, pointer: '', reason: `${status} instead of ${allowed.join(' or ')}` });
  }
  return problems;
}
