import { type LanguageAttributes, langAttributes } from '#components/ui/content-language.ts';
import type { Locale } from '#lib/i18n/locales.ts';

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
