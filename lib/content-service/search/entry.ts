import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts';

export const KINDS = ['pages', 'cards', 'offers', 'lounges', 'questions'] as const;

export interface Entry {
  kind: (typeof KINDS)[number];
  title: string;
  /** What else people call it: its title in another language, a longer name. */
  aliases?: readonly string[] | undefined;
  /** Phrases that editors want it to be the answer to. */
  phrases?: readonly string[] | undefined;
  /** Those of the phrases that are in the language of the index, to be suggested as searches. */
  searches?: readonly string[] | undefined;
  description: string;
  text: string;
  /** The site path, without language. */
  link: string;
  /** The language that it is shown in, when that is not the language of the index. */
  locale?: Locale | undefined;
  /** Names of a city, a shop or a bank: a query that has one looks for it, whatever else it says. */
  properNames?: readonly string[] | undefined;
  /** Whether it is in another country. */
  abroad?: boolean | undefined;
  /** Shown beside its title in suggestions. */
  marks?: Marks | undefined;
}

/** What tells a suggestion at a glance. */
export interface Marks {
  /** The address of the face of a card. */
  image?: string;
  /** IATA code. */
  code?: string;
  /** What it takes or gives, in the language of the index. */
  note?: string;
}

/** Marks what is shown in English in the index of another language. */
export function shownIn(language: unknown, locale: string): Pick<Entry, 'locale'> {
  return language === locale ? {} : { locale: DEFAULT_LOCALE };
}

/** An address without its query, so that `/faqs?tab=fees#late-bill` and `/faqs#late-bill` are the same. */
export function withoutQuery(link: string): string {
  const [path = '', fragment] = link.split('#', 2);
  return `${path.split('?')[0]}${fragment === undefined ? '' : `#${fragment}`}`;
}
