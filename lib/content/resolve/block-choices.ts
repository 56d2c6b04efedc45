import { z } from 'zod';
import { settings } from '#lib/config/settings.ts';
import type { Block } from '#lib/contract/blocks/block.ts';
import { matchEndpoint } from '#lib/contract/match.ts';
import { type Choices, mergeChoices, type PageChoices } from '#lib/contract/page-choices.ts';
import type { PageParam } from '#lib/contract/page-params.ts';
import type { Facet, Pagination, Source } from '#lib/contract/source.ts';

/** Values in the contract, such as the sort order; not counted. */
function enumValues(schema: z.ZodType | undefined): readonly string[] | undefined {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  const inner = schema instanceof z.ZodOptional || schema instanceof z.ZodCatch ? schema.unwrap() : undefined;
  return inner instanceof z.ZodType ? enumValues(inner) : undefined;
}

/** By kind, the fields with which a block shows what can be chosen. */
type ListFields = Block & {
  source?: Source | undefined;
  search_source?: Source | undefined;
  tabs?: readonly { slug: string }[] | undefined;
  facets?: readonly Facet[] | undefined;
  pagination?: Pagination | undefined;
};

function choicesFor(name: PageParam, { tabs, facets, pagination }: ListFields, source: Source): Choices {
  if (name === 'page_no') return pagination ? [String(pagination.page_count)] : 'any';
  const options = facets?.find((each) => each.name === name)?.options;
  const shown = [...((name === 'tab' || name === 'year') && tabs ? tabs : []), ...(options ?? [])].map(({ slug }) => slug);
  if (shown.length > 0) return shown;
  return enumValues(matchEndpoint(source.path, settings.PRODUCT_SLUG)?.endpoint.query[name]) ?? 'any';
}

export function choicesOfBlock(block: Block): PageChoices {
  const fields: ListFields = block;
  const sources = [fields.source, fields.search_source].filter((source) => source !== undefined);
  const lists = sources.map((source) =>
    Object.fromEntries((source.follow ?? []).map((name) => [name, choicesFor(name, fields, source)])),
  );
  // The tabs of panels are its own, not those of its source.
  const tabs = fields.tabs ? { tab: fields.tabs.map(({ slug }) => slug) } : {};
  return mergeChoices([tabs, ...lists]);
}
