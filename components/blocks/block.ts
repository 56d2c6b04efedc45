import type { ReactNode } from 'react';
import type { LocalizedBreadcrumbItem } from '#components/layout/breadcrumb.tsx';
import type { BlockInput, BlockKind, BlockOf } from '#lib/contract/blocks/block.ts';
import type { Header } from '#lib/contract/documents.ts';
import type { PageQuery } from '#lib/contract/page-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** The languages of the site, as the header content has them. */
export type SiteLanguages = NonNullable<Header['top']['languages']>;

/** Background of a block; with `own` its component draws one. */
export type Surface = 'white' | 'tinted' | 'own';

/** What a block knows of its page. */
export interface BlockPlace {
  language: Locale;
  /** The site path of the page, without language. */
  path: string;
  /** Query of the page's address: open tab, filters, page of a list. */
  query: PageQuery;
  languages: SiteLanguages;
  surface: Surface;
  /** Whether it is the first block, whose image is loaded with priority. */
  first: boolean;
  /** Present on the block that opens the page: its title is the `h1`, and it contains the breadcrumb. */
  opening?: { breadcrumb: readonly LocalizedBreadcrumbItem[] } | undefined;
}

export interface BlockProps<Kind extends BlockKind> {
  block: BlockOf<Kind>;
  place: BlockPlace;
}

export type BlockComponent<Kind extends BlockKind> = (props: BlockProps<Kind>) => ReactNode;

/** An example of a block, as a content service may send it; used by the tests and the gallery. */
export interface BlockExample<Kind extends BlockKind = BlockKind> {
  name: string;
  block: Extract<BlockInput, { __component: Kind }>;
}
