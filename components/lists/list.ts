import { type LanguageAttributes, langAttributes } from '#components/ui/content-language.ts';
import type { PageParam } from '#lib/contract/page-params.ts';
import { listHref, type PageQuery, valuesOf } from '#lib/contract/page-query.ts';
import type { Facet } from '#lib/contract/source.ts';
import { type Locale, localizePath } from '#lib/i18n/locales.ts';

/** One option of a filter, with the number of results it would give. */
export type Option = Facet['options'][number];

/** The options of a filter; empty when the list does not have the filter. */
export function optionsOf(facets: readonly Facet[] = [], param: PageParam): Option[] {
  return facets.flatMap(({ name, options }) => (name === param ? options : []));
}

export interface ActiveFilter {
  param: PageParam;
  value: string;
  label: string;
}

/**
 * The filters that the address sets, in the order of `params`.
 * @param labels labels of the values; a value without a label is shown as its slug
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
  /** `lang` and `dir`, when the label is in another language than the text around it. */
  attributes?: LanguageAttributes | undefined;
}

/** A tab of the content, which has a title, or an option of a filter, which has a label. */
type Choice = { slug: string; count?: number | undefined; locale?: string | undefined } & ({ title: string } | { label: string });

interface Options {
  /** The chosen slugs; `undefined` when none is. */
  current: string | readonly string[] | undefined;
  /** Address of the list with one choice, or without any. */
  hrefOf: (slug: string | undefined) => string;
  /** Label of a first link that shows everything. */
  all?: string | undefined;
  /** Language of the text around the links. */
  language: Locale;
}

/** The tabs of the content, or the options of a filter, as links. */
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
