import { z } from 'zod';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import { localeCode } from './atoms.ts';
import type { Endpoint } from './endpoints.ts';

export interface Query {
  locale: string;
  params: Record<string, string>;
  /** Whether drafts are asked for, which needs a token. */
  isDraft?: true;
}

export const COMMON_QUERY = {
  locale: localeCode.optional().describe('The language; English without it'),
  status: z.literal('draft').optional().describe('With a token: what is not published yet, too'),
};

/** Whether an endpoint accepts a value of a parameter; an unknown choice is not accepted. */
export function takes({ query }: Endpoint, name: string, value: string): boolean {
  const read = Object.hasOwn(query, name) ? query[name]?.safeParse(value) : undefined;
  return read?.success === true && read.data !== undefined;
}

/**
 * Validates the query of a call without unknown and empty parameters (forms send empty ones).
 * @returns the query, or a message that names the wrong parameter
 */
export function readCallQuery(endpoint: Endpoint, search: URLSearchParams): Query | string {
  const params: Record<string, string> = {};
  for (const [name, schema] of Object.entries<z.ZodType>({ ...endpoint.query, ...COMMON_QUERY })) {
    const given = search.getAll(name).filter((value) => value !== '');
    if (given.length > 1) return `${name} is given more than once.`;
    const [value] = given;
    const result = schema.safeParse(value);
    if (!result.success) return `${name}: ${result.error.issues[0]?.message ?? 'not understood'}.`;
    if (value !== undefined) params[name] = value;
  }
  const { locale = DEFAULT_LOCALE, status, ...known } = params;
  return { locale, params: known, ...(status === undefined ? {} : { isDraft: true }) };
}
