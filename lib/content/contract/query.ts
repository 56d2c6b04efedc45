import { z } from 'zod';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import { localeCode } from './atoms.ts';
import type { Endpoint } from './endpoints.ts';

/** A query that an endpoint understands: only the parameters of the contract, as they were given. */
export interface Query {
  locale: string;
  params: Record<string, string>;
}

/** Whether a parameter of an endpoint can have a value; a choice that the contract does not have is none. */
export function takes({ query }: Endpoint, name: string, value: string): boolean {
  const read = Object.hasOwn(query, name) ? query[name]?.safeParse(value) : undefined;
  return read?.success === true && read.data !== undefined;
}

/**
 * Reads the query of a call. Parameters that the contract does not name are left out, empty ones are absent (a form sends
 * them), and `locale` is English when it is not given (spec 7).
 * @returns the query, or a sentence that says which parameter is wrong
 */
export function readQuery(endpoint: Endpoint, search: URLSearchParams): Query | string {
  const shape: Record<string, z.ZodType> = { ...endpoint.query, locale: localeCode.optional() };
  const params: Record<string, string> = {};
  for (const name of Object.keys(shape)) {
    const given = search.getAll(name).filter((value) => value !== '');
    if (given.length > 1) return `${name} is given more than once.`;
    if (given[0] !== undefined) params[name] = given[0];
  }
  const result = z.object(shape).safeParse(params);
  if (!result.success) {
    const [issue] = result.error.issues;
    return `${issue?.path.join('.') ?? 'The query'}: ${issue?.message ?? 'not understood'}.`;
  }
  const { locale = DEFAULT_LOCALE, ...rest } = params;
  // A choice that the contract does not have is no choice.
  const kept = Object.entries(rest).filter(([name]) => result.data[name] !== undefined);
  return { locale, params: Object.fromEntries(kept) };
}
