import type { z } from 'zod';
import { property } from '#lib/platform/property.ts';
import { cleanCopy, type Origins, pointerTo } from './clean-copy.ts';
import { ContentError } from './errors.ts';
import { type Defect, logDefect } from './log.ts';

/** Names the unknown kind of a block; `undefined` for any other issue. */
function unknownKind(issue: z.core.$ZodIssue, container: unknown): string | undefined {
  if (issue.code !== 'invalid_union' || issue.errors.length > 0 || typeof issue.discriminator !== 'string') return undefined;
  const kind = property(container, issue.discriminator);
  return typeof kind === 'string' ? `unknown kind "${kind}"` : 'no kind';
}

/** Of a union, the issue with the longest path: probably the alternative that was meant. */
function deepest(issue: z.core.$ZodIssue): { path: readonly PropertyKey[]; message: string } {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors
    .flat()
    .map(deepest)
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  return inner ? { path: [...issue.path, ...inner.path], message: inner.message } : issue;
}

/**
 * Path inside the dropped part, and message.
 * @param depth steps of the issue's path that lead to the part
 * @param container the object with the invalid value
 */
function reasonOf(issue: z.core.$ZodIssue, depth: number, container: unknown): string {
  const kind = unknownKind(issue, container);
  if (kind !== undefined) return kind;
  const { path, message } = deepest(issue);
  const place = path.slice(depth).map(String).join('/');
  return place ? `${place}: ${message}` : message;
}

/** Each round drops at least one part. */
const MAX_ROUNDS = 50;
/** Drops of one answer that are logged individually; then only their number. */
const MAX_LOGGED = 100;

type Step = PropertyKey;
export type ReportDefect = (defect: Defect) => void;
interface Drop {
  pointer: string;
  reason: string;
  remove: () => void;
  /** Index in its list: lists are cut from the end. */
  index: number;
}

function containersAlong(root: unknown, path: readonly Step[]): unknown[] {
  const containers: unknown[] = [];
  let value: unknown = root;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) break;
    containers.push(value);
    value = Reflect.get(value, step);
  }
  return containers;
}

/** The nearest array element, else the deepest property. */
function dropFor(root: unknown, issue: z.core.$ZodIssue, origins: Origins): Drop | undefined {
  const containers = containersAlong(root, issue.path);
  const drop = (depth: number, index: number, remove: () => void): Drop => ({
    pointer: pointerTo(root, issue.path.slice(0, depth + 1), origins),
    reason: reasonOf(issue, depth + 1, containers.at(issue.path.length - 1)),
    remove,
    index,
  });
  for (let depth = containers.length - 1; depth >= 0; depth -= 1) {
    const container = containers[depth];
    const step = issue.path[depth];
    if (Array.isArray(container) && typeof step === 'number') {
      return drop(depth, step, () => {
        container.splice(step, 1);
        origins.get(container)?.splice(step, 1);
      });
    }
  }
  for (let depth = containers.length - 1; depth >= 0; depth -= 1) {
    const container = containers[depth];
    const step = issue.path[depth];
    if (typeof container === 'object' && container !== null && step !== undefined && Object.hasOwn(container, step)) {
      return drop(depth, 0, () => Reflect.deleteProperty(container, step));
    }
  }
  return undefined;
}

/** Drops that are not inside another one, each once. */
function outermost(drops: readonly Drop[]): Drop[] {
  const pointers = new Set(drops.map((drop) => drop.pointer));
  const seen = new Set<string>();
  return drops.filter(({ pointer }) => {
    if (seen.has(pointer)) return false;
    seen.add(pointer);
    for (let end = pointer.lastIndexOf('/'); end > 0; end = pointer.lastIndexOf('/', end - 1)) {
      if (pointers.has(pointer.slice(0, end))) return false;
    }
    return true;
  });
}

function reportDrops(report: ReportDefect, source: string, base: string, drops: readonly Drop[]): void {
  const defects = drops.map(({ pointer, reason }): Defect => ({ source, pointer: base + pointer, reason }));
  for (const defect of defects.slice(0, MAX_LOGGED)) report(defect);
  const rest = defects.length - MAX_LOGGED;
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
  const { copy, origins } = cleanCopy(json);
  let drops: Drop[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = schema.safeParse(copy);
    if (result.success) {
      reportDrops(report, source, base, drops);
      return result.data;
    }
    const found = result.error.issues.map((issue) => dropFor(copy, issue, origins));
    const fatal = found.indexOf(undefined);
    if (fatal >= 0) {
      const issue = result.error.issues[fatal];
      const detail = issue && reasonOf(issue, 0, undefined);
      throw new ContentError({ path: source, failure: 'shape', detail, cause: result.error });
    }
    const wanted = outermost(found.filter((drop) => drop !== undefined));
    for (const { remove } of wanted.toSorted((a, b) => b.index - a.index)) remove();
    drops = outermost([...drops, ...wanted]);
  }
  throw new ContentError({ path: source, failure: 'shape', detail: 'too many invalid parts' });
}
