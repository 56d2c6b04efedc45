import { settings } from '#lib/config/settings.ts';
import { blocksOf } from '#lib/contract/blocks/behaviour.ts';
import { type Block, blockSchema } from '#lib/contract/blocks/block.ts';
import { ENDPOINTS, type Endpoint } from '#lib/contract/endpoints.ts';
import { modelOf } from '#lib/contract/model-of.ts';
import type { PageQuery } from '#lib/contract/page-query.ts';
import { dropInvalid } from '#lib/contract/problems/drop-invalid.ts';
import type { BlockPlace, Problem } from '#lib/contract/problems/problem.ts';
import { blockPlace, placed, problemsIn, type Shape } from '#lib/contract/problems/problems.ts';
import { modelOwner } from '#lib/contract/problems/schema-parts.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { property } from '#lib/platform/property.ts';
import { callOfPage } from '#lib/routes/content-call.ts';
import { unwrap } from '../client/envelope.ts';
import { ContentError } from '../client/errors.ts';
import { request } from '../client/request.ts';
import { resolveBlocks } from '../resolve/resolve-blocks.ts';
import { affordableBlocks } from './page-cost.ts';

/** A block of the document, where it is or would be, and what is wrong with it. */
interface CheckedBlock extends BlockPlace {
  /** How many blocks the page shows before it. */
  before: number;
  problems: Problem[];
}

export interface PageProblems {
  problems: Problem[];
  /** All blocks of the document in its order. */
  blocks: CheckedBlock[];
  /** Where a draft is edited, in the language of the page. */
  editUrl?: string | undefined;
  /** When the document was changed last (ISO 8601), where it says so. */
  updatedAt: string | undefined;
}

interface Options {
  query?: PageQuery;
  /** Of the draft, with the token for drafts. */
  isDraft?: boolean;
}

/** The document of a page as the content service answers; `undefined` when there is none, or it cannot be read. */
async function rawDocument(
  path: string,
  locale: Locale,
  isDraft: boolean,
): Promise<{ shape: Shape; document: unknown } | undefined> {
  const call = callOfPage(path, settings.PRODUCT_SLUG);
  if (typeof call !== 'object') return undefined;
  const { answer, envelope }: Endpoint = ENDPOINTS[call.name];
  try {
    const json = await request({ method: 'GET', path: call.path, params: call.params, locale, isDraft });
    const { document } = envelope === 'bare' ? { document: json } : unwrap(json, call.path);
    return { shape: { schema: answer, owner: modelOwner(modelOf(call.name, document)) }, document };
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Where a draft is edited in the CMS; `undefined` when it does not say so, or the address is not one of `PREVIEW_FRAME_ORIGINS`. */
function editUrlOf(document: unknown, locale: Locale): string | undefined {
  const given = property(document, 'edit_url');
  if (typeof given !== 'string' || !URL.canParse(given)) return undefined;
  const url = new URL(given);
  if (!settings.PREVIEW_FRAME_ORIGINS.includes(url.origin)) return undefined;
  url.searchParams.set('locale', locale);
  url.hash = '';
  return url.href;
}

/** What a block of a document becomes, and why nothing although it is valid. */
interface Made {
  blocks: Block[];
  code?: 'no-records' | 'unreadable';
}

async function blocksMadeOf(block: unknown, locale: Locale, query: PageQuery): Promise<Made> {
  const { data } = dropInvalid(blockSchema, block);
  if (data === undefined) return { blocks: [] };
  try {
    const { blocks } = await resolveBlocks(blocksOf({ content: [data], locale: undefined }, locale), { locale, query });
    return blocks.length > 0 ? { blocks } : { blocks, code: 'no-records' };
  } catch (error) {
    if (error instanceof ContentError) return { blocks: [], code: 'unreadable' };
    throw error;
  }
}

/**
 * What the site leaves out or replaces of the document of a page, in its order, and the blocks whose records are missing.
 * @param path site path without language, query and fragment
 * @returns `undefined` for a page that is made from no document, or whose document cannot be read
 */
export async function pageProblems(
  path: string,
  locale: Locale,
  { query = {}, isDraft = false }: Options = {},
): Promise<PageProblems | undefined> {
  const raw = await rawDocument(path, locale, isDraft);
  if (raw === undefined) return undefined;
  const { shape, document } = raw;
  const found = problemsIn(shape, document);
  const updated = property(document, 'updated_at');
  const updatedAt = typeof updated === 'string' ? updated : undefined;
  const editUrl = isDraft ? editUrlOf(document, locale) : undefined;
  const content = property(document, 'content');
  if (!Array.isArray(content)) return { problems: found, blocks: [], editUrl, updatedAt };

  const isDropped = (position: number) => found.some(({ dropped }) => dropped === `/content/${position}`);
  const made = await Promise.all(
    content.map((block, position): Made | Promise<Made> =>
      isDropped(position) ? { blocks: [] } : blocksMadeOf(block, locale, query),
    ),
  );
  const shown = new Set(
    affordableBlocks(
      made.flatMap((each) => each.blocks),
      path,
    ),
  );
  const blocks: CheckedBlock[] = [];
  let before = 0;
  for (const [position, each] of made.entries()) {
    const place = ['content', position];
    const own = found.filter(({ block }) => block?.position === position);
    const count = each.blocks.filter((block) => shown.has(block)).length;
    const code = each.code ?? (each.blocks.length > 0 && count === 0 ? 'page-too-large' : undefined);
    if (code) own.push(placed(shape, document, { code, level: 'error', path: place, dropped: place, parameters: {} }));
    blocks.push({ ...blockPlace(content[position], position), before, problems: own });
    before += count;
  }
  const ofHead = found.filter(({ block }) => block === undefined);
  return { problems: [...ofHead, ...blocks.flatMap(({ problems }) => problems)], blocks, editUrl, updatedAt };
}
