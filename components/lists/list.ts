import type { PageParam } from '#lib/content/page-params.ts';
import { listHref, type PageQuery, valuesOf } from '#lib/content/page-query.ts';
import { type Locale, localizePath } from '#lib/i18n/locales.ts';

/** A list on a page: its address and its languages. Every control of a list takes one. */
export interface List {
  path: string;
  query: PageQuery;
  /** Fragment of the list, without `#`: its links and forms lead there. */
  anchor?: string | undefined;
  /** Language of the text around the controls. */
  language: Locale;
}

type QueryChanges = Partial<Record<PageParam, string | undefined>>;

/** Address of the list with changes to its query; `undefined` removes a parameter. It starts at the first page. */
export function listAddress({ path, query, anchor }: List, changes: QueryChanges = {}): string {
  return listHref(path, query, changes, anchor);
}

/** Address of the list with one value of a parameter added, or removed when it is set. */
export function toggleAddress(list: List, param: PageParam, value: string): string {
  const values = valuesOf(list.query, param);
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return listAddress(list, { [param]: next.join(',') });
}

/** Address of the list without some parameters. */
export function clearAddress(list: List, params: readonly PageParam[]): string {
  return listAddress(list, Object.fromEntries(params.map((param) => [param, undefined])));
}

/** `action` of a GET form of the list. */
export function formAction({ path, anchor }: List, locale: Locale): string {
  return `${localizePath(path, locale)}${anchor ? `#${anchor}` : ''}`;
}
