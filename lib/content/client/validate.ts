import type { z } from 'zod';
import type { BlockKind } from '#lib/contract/blocks/block.ts';
import { pointerOf } from '#lib/contract/problems/clean-copy.ts';
import { dropInvalid, type InvalidPart, outermost } from '#lib/contract/problems/drop-invalid.ts';
import { codeOf } from '#lib/contract/problems/of-issue.ts';
import { definitionOfBlock } from '#lib/contract/problems/schema-parts.ts';
import { property } from '#lib/platform/property.ts';
import { ContentError } from './errors.ts';
import { type Defect, logDefect } from './log.ts';

/** Drops of one answer that are logged individually; then only their number. */
const MAX_LOGGED = 100;

export type ReportDefect = (defect: Defect) => void;

/** The kind of the block of a page in which a part is. */
function kindOf(document: unknown, [field, position]: InvalidPart['path']): BlockKind | undefined {
  if (field !== 'content' || typeof position !== 'number') return undefined;
  return definitionOfBlock(property(property(document, 'content'), position))?.kind;
}

function reportDrops(report: ReportDefect, source: string, base: string, document: unknown, drops: readonly InvalidPart[]): void {
  for (const part of drops.slice(0, MAX_LOGGED)) {
    const { path, dropped = [], reason } = part;
    report({ source, pointer: base + pointerOf(dropped), reason, problem: codeOf(part), block: kindOf(document, path) });
  }
  const rest = drops.length - MAX_LOGGED;
  if (rest > 0) report({ source, pointer: base, reason: `${rest} more parts are invalid` });
}

/**
 * Validates an answer. `null` and empty strings count as absent, unknown keys are removed, and the smallest invalid part (the
 * nearest array element, else the deepest property) is dropped and logged with its JSON pointer.
 * @param source path and query of the call
 * @param base JSON pointer of `json` in the answer
 * @throws {ContentError} when the document itself is invalid; the cause is the zod error
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
  source: string,
  base = '',
  report: ReportDefect = logDefect,
): z.output<Schema> {
  const { data, invalid, error } = dropInvalid(schema, json);
  if (data === undefined) {
    const detail = error ? invalid.find(({ dropped }) => dropped === undefined)?.reason : 'too many invalid parts';
    throw new ContentError({ path: source, failure: 'shape', detail, cause: error });
  }
  reportDrops(report, source, base, json, outermost(invalid));
  return data;
}
