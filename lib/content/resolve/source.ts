import type { z } from 'zod';
import { settings } from '#lib/config/settings.ts';
import type { DocumentEndpoint, Endpoint, ListEndpoint } from '#lib/contract/endpoints.ts';
import { matchEndpoint } from '#lib/contract/match.ts';
import type { PageParam } from '#lib/contract/page-params.ts';
import { type PageQuery, withoutParams } from '#lib/contract/page-query.ts';
import { takes } from '#lib/contract/query.ts';
import type { Source } from '#lib/contract/source.ts';
import { logDefect, logDefectOnce } from '../client/log.ts';

export const isListOf =
  <Answer extends z.ZodType>(answer: Answer) =>
  (endpoint: Endpoint): endpoint is ListEndpoint<Answer> =>
    endpoint.envelope === 'list' && endpoint.answer === answer;

export const isDocument =
  <Answer extends z.ZodType>(answer: Answer) =>
  (endpoint: Endpoint): endpoint is DocumentEndpoint<Answer> =>
    endpoint.envelope !== 'list' && endpoint.answer === answer;

/** The parameters that an endpoint accepts; others are logged as defects. */
function validParams(endpoint: Endpoint, path: string, params: Readonly<Record<string, string>>): Record<string, string> {
  const valid = Object.entries(params).filter(([name, value]) => {
    if (!Object.hasOwn(endpoint.query, name) || value === '') return false;
    const accepted = takes(endpoint, name, value);
    if (!accepted) logDefectOnce({ source: path, pointer: '', reason: `does not accept ${name}=${value}` });
    return accepted;
  });
  return Object.fromEntries(valid);
}

/**
 * The endpoint and parameters of a source.
 * @param isExpected whether the endpoint answers with what the block shows
 * @returns `undefined`, logged, for an unknown endpoint
 */
export function callFor<Row extends Endpoint>(
  path: string,
  params: Readonly<Record<string, string>>,
  isExpected: (endpoint: Endpoint) => endpoint is Row,
): { endpoint: Row; params: Record<string, string> } | undefined {
  const match = matchEndpoint(path, settings.PRODUCT_SLUG);
  if (match === undefined || !isExpected(match.endpoint)) {
    const reason = match ? 'returns other records than the block shows' : 'is not a path of the contract';
    logDefect({ source: path, pointer: '', reason });
    return undefined;
  }
  const { endpoint, slug } = match;
  const valid = validParams(endpoint, path, params);
  return { endpoint, params: slug === undefined ? valid : { ...valid, slug } };
}

export function follows(source: Source | undefined, param: PageParam): boolean {
  return source?.follow?.includes(param) === true;
}

/** The query without values that the endpoint does not accept. */
export function acceptedQuery(source: Source | undefined, query: PageQuery): PageQuery {
  const endpoint = source && matchEndpoint(source.path, settings.PRODUCT_SLUG)?.endpoint;
  if (endpoint === undefined) return query;
  const wrong = (source?.follow ?? []).filter((name) => {
    const value = query[name];
    return value !== undefined && Object.hasOwn(endpoint.query, name) && !takes(endpoint, name, value);
  });
  return wrong.length === 0 ? query : withoutParams(query, wrong);
}
