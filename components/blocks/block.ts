import type { ReactNode } from 'react';
import type { LocalizedBreadcrumbItem } from '#components/layout/breadcrumb.tsx';
import type { BlockInput, BlockKind, BlockOf } from '#lib/contract/blocks/block.ts';
import type { Header } from '#lib/contract/documents.ts';
import type { PageQuery } from '#lib/contract/page-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';

export type SiteLanguages = NonNullable<Header['top']['languages']>;

/** With `own` the component draws its background. */
export type Surface = 'white' | 'tinted' | 'own';

/** What a block knows of its page. */
export interface BlockPlace {
  language: Locale;
  /** The site path of the page, without language. */
  path: string;
  query: PageQuery;
  languages: SiteLanguages;
  surface: Surface;
  /** The first block loads its image with priority. */
  first: boolean;
  /** Set for the block with the `h1` and the breadcrumb. */
  opening?: { breadcrumb: readonly LocalizedBreadcrumbItem[] } | undefined;
}

export interface BlockProps<Kind extends BlockKind> {
  block: BlockOf<Kind>;
  place: BlockPlace;
}

export type BlockComponent<Kind extends BlockKind> = (props: BlockProps<Kind>) => ReactNode;

/** A block as a content service sends it, for tests and the gallery. */
export interface BlockExample<Kind extends BlockKind = BlockKind> {
  name: string;
  block: Extract<BlockInput, { __component: Kind }>;
}
