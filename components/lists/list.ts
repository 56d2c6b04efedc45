import { type LanguageAttributes, langAttributes } from '#components/ui/content-language.ts';
import type { PageParam } from '#lib/contract/page-params.ts';
import { listHref, type PageQuery, valuesOf } from '#lib/contract/page-query.ts';
import type { Facet } from '#lib/contract/source.ts';
import { type Locale, localizePath } from '#lib/i18n/locales.ts';

/** With the number of results. */
export type Option = Facet['options'][number];

/** Empty when the list does not have the filter. */
export function optionsOf(facets: readonly Facet[] = [], param: PageParam): Option[] {
  return facets.flatMap(({ name, options }) => (name === param ? options : []));
}

export interface ActiveFilter {
  param: PageParam;
  value: string;
  label: string;
}

/**
 * Active filters in the order of `params`.
 * @param labels of values; without a label the slug is shown
 */
export function activeFilters(
  query: PageQuery,
  params: readonly PageParam[],
  labels: (param: PageParam) => readonly { slug: string; label: string }[],
): ActiveFilter[] {
  return params.flatMap((param) =>
    valuesOf(query, param).map((value) => {
      const known = labels(param).find(({ slug }) => slug === value)?.label;
      return { param, value, label: known ?? (param === 'search' ? value : value.replaceAll('-', ' ')) };
    }),
  );
}

export interface ListLink {
  label: string;
  href: string;
  count?: number | undefined;
  current: boolean;
  /** When the label is in another language than the surrounding text. */
  attributes?: LanguageAttributes | undefined;
}

/** A tab of the content (title), or an option of a filter (label). */
type Choice = { slug: string; count?: number | undefined; locale?: string | undefined } & ({ title: string } | { label: string });

interface Options {
  /** The chosen slugs. */
  current: string | readonly string[] | undefined;
  /** The list with a choice, or without any. */
  hrefOf: (slug: string | undefined) => string;
  /** Label of a first link to everything. */
  all?: string | undefined;
  /** Of the surrounding text. */
  language: Locale;
}

/** Tabs of the content, or options of a filter. */
export function listLinks(choices: readonly Choice[], { current, hrefOf, all, language }: Options): ListLink[] {
  const links = choices.map((choice) => ({
    label: 'title' in choice ? choice.title : choice.label,
    href: hrefOf(choice.slug),
    count: choice.count,
    current: [current].flat().includes(choice.slug),
    attributes: langAttributes(choice, language),
  }));
  return all === undefined ? links : [{ label: all, href: hrefOf(undefined), current: current === undefined }, ...links];
}

/** Address and languages of a list, for its controls. */
export interface List {
  path: string;
  query: PageQuery;
  /** Fragment without `#`, for links and forms. */
  anchor?: string | undefined;
  /** Of the text around the controls. */
  language: Locale;
}

type QueryChanges = Partial<Record<PageParam, string | undefined>>;

/** Changes the query; `undefined` removes a parameter. Starts at the first page. */
export function listAddress({ path, query, anchor }: List, changes: QueryChanges = {}): string {
  return listHref(path, query, changes, anchor);
}

/** Adds a value of a parameter, or removes it. */
export function toggleAddress(list: List, param: PageParam, value: string): string {
  const values = valuesOf(list.query, param);
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return listAddress(list, { [param]: next.join(',') });
}

export function clearAddress(list: List, params: readonly PageParam[]): string {
  return listAddress(list, Object.fromEntries(params.map((param) => [param, undefined])));
}

/** `action` of a GET form. */
export function formAction({ path, anchor }: List, locale: Locale): string {
  return `${localizePath(path, locale)}${anchor ? `#${anchor}` : ''}`;
}
