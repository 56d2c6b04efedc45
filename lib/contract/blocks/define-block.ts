import { z } from 'zod';
import { type breadcrumbItem, id, localeCode, slug } from '../atoms.ts';
import type { BlockContents } from './block-contents.ts';
import type { ResolveContext, Resolved } from './resolve-context.ts';

/** Fields that every block has beside its own. */
const commonFields = {
  id: id.optional(),
  locale: localeCode.optional().describe('The language of its texts, where it is not that of the page'),
  anchor: slug.optional().describe('Its fragment: links to #fees lead to the block with the anchor fees'),
};

/**
 * Background of a block. By default blocks alternate between white and tinted.
 * `own`: the block has its own background, and the next one is white; `own-before-tinted`: the next one is tinted;
 * `same-as-next`: the block has the background of the block that follows.
 */
type SurfaceRule = 'own' | 'own-before-tinted' | 'same-as-next';

/** A tab with a page of its own, and the addresses of such pages. */
export interface TabPage {
  title: string;
  description?: string | undefined;
  /** Addresses of the tab pages, with `{slug}` for the slug of a tab, and that of the whole list. */
  tab_pages: { link: string; all: string };
}

/**
 * What is special about one kind of block; every part is optional. Methods rather than properties, so that a definition of one
 * kind can stand in a list of all kinds.
 */
export interface BlockBehaviour<Block> {
  /** Reads the records of the block from its source. */
  resolve?(block: Block, context: ResolveContext): Promise<Resolved<Block>>;
  /** Whether it has nothing to show and is left out of the page. */
  isEmpty?(block: Block): boolean;
  /** Whether its title can be the `h1` of the page. */
  opensPage?(block: Block, position: number): boolean;
  /** Breadcrumb that replaces that of the page where the block opens it. */
  breadcrumb?(block: Block): readonly z.output<typeof breadcrumbItem>[] | undefined;
  surface?(block: Block, opensPage: boolean): SurfaceRule | undefined;
  /** Whether it is folded on a phone where it is not among the first sections of its page. */
  folds?: boolean;
  /** What it shows, for structured data, the head of the page and the language of the block. */
  contents?(block: Block): BlockContents;
  /** Adapts it to the page of one tab of a list. */
  forTabPage?(block: Block, tab: TabPage, opensPage: boolean): Block;
  /** Whether its page links to the feed of offers. */
  linksToOfferFeed?: boolean;
  /** What the site search finds in it besides its text: the records in one of its fields; `nothing` where its text belongs to other pages. */
  search?: { kind: 'cards' | 'offers' | 'questions'; records: string } | 'nothing';
}

type BlockSchema<Kind extends string, Fields extends z.ZodRawShape> = z.ZodObject<
  { __component: z.ZodLiteral<Kind> } & typeof commonFields & Fields
>;

/** Defines one kind of block: its schema, from `fields`, and its behaviour on the server. */
export function defineBlock<const Kind extends `blocks.${string}`, const Fields extends z.ZodRawShape>({
  kind,
  fields,
  ...behaviour
}: { kind: Kind; fields: Fields } & BlockBehaviour<z.output<BlockSchema<Kind, Fields>>>) {
  const schema = z.object({ __component: z.literal(kind), ...commonFields, ...fields });
  return { kind, schema, ...behaviour };
}
