import { z } from 'zod';
import { property } from '#lib/platform/property.ts';
import { type breadcrumbItem, id, localeCode, slug } from '../atoms.ts';
import type { BlockContents } from './block-contents.ts';
import type { ResolveContext, Resolved } from './resolve-context.ts';

const commonFields = {
  id: id.optional(),
  locale: localeCode.optional().describe('The language of its texts, where it is not that of the page'),
  anchor: slug.optional().describe('Its fragment: links to #fees lead to the block with the anchor fees'),
};

/** By default blocks are white and tinted in turn. After `own` the next is white, after `own-before-tinted` tinted. */
type SurfaceRule = 'own' | 'own-before-tinted' | 'same-as-next';

/** A tab with a page of its own. */
export interface TabPage {
  title: string;
  description?: string | undefined;
  /** Of the tab pages, with `{slug}`, and of the whole list. */
  tab_pages: { link: string; all: string };
}

/** A long list that is folded on phones. */
interface FoldedList {
  /** The group of messages with the text `count`, and how many there are. */
  count: ['banks', number];
  names: readonly string[];
}

/** Methods, not properties, so that the definition of one kind can be in a list of all kinds. */
export interface BlockBehaviour<Block> {
  /** Reads the records of the block from its source. */
  resolve?(block: Block, context: ResolveContext): Promise<Resolved<Block>>;
  /** Fields of which one must have something to show; without `isEmpty`, a block that has none of them is empty. */
  needs?: readonly string[];
  /** Empty blocks are left out of the page. */
  isEmpty?(block: Block): boolean;
  /** Whether its title can be the `h1` of the page. */
  opensPage?(block: Block, position: number): boolean;
  /** Replaces the breadcrumb of the page that the block opens. */
  breadcrumb?(block: Block): readonly z.output<typeof breadcrumbItem>[] | undefined;
  surface?(block: Block, opensPage: boolean): SurfaceRule | undefined;
  /** What is told of a block that is folded on phones after the first sections; `undefined` for one that is shown whole. */
  folds?(block: Block): FoldedList | undefined;
  /** For structured data, the head of the page and the language of the block. */
  contents?(block: Block): BlockContents;
  /** Adapts it to the page of one tab of a list. */
  forTabPage?(block: Block, tab: TabPage, opensPage: boolean): Block;
  /** Whether its page links to the feed of offers. */
  linksToOfferFeed?: boolean;
  /** Whether its page links to the feed of news. */
  linksToNewsFeed?(block: Block): boolean;
  /** What the search finds besides its text: the records of one field; `nothing` when its text belongs to other pages. */
  search?: { kind: 'cards' | 'offers' | 'questions'; records: string } | 'nothing';
}

type BlockSchema<Kind extends string, Fields extends z.ZodRawShape> = z.ZodObject<
  { __component: z.ZodLiteral<Kind> } & typeof commonFields & Fields
>;

const isNothing = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

/** Defines a kind of block: schema and behaviour. */
export function defineBlock<const Kind extends `blocks.${string}`, const Fields extends z.ZodRawShape>({
  kind,
  fields,
  needs,
  ...behaviour
}: { kind: Kind; fields: Fields; needs?: readonly (keyof Fields & string)[] } & BlockBehaviour<
  z.output<BlockSchema<Kind, Fields>>
>) {
  const schema = z.object({ __component: z.literal(kind), ...commonFields, ...fields });
  const isEmpty = needs && ((block: object) => needs.every((field) => isNothing(property(block, field))));
  return { kind, schema, ...(needs && { needs }), ...(isEmpty && { isEmpty }), ...behaviour };
}
