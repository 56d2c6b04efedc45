import type { z } from 'zod';
import { property } from '#lib/platform/property.ts';
import { cleanCopy, type Origins, originalPath, pointerOf } from './clean-copy.ts';

/** Each round drops at least one part. */
const MAX_ROUNDS = 50;

type Path = readonly (string | number)[];

/** A value that does not fit a schema. Paths are those of the document that was given. */
export interface InvalidPart {
  /** Where the value is, or is missing. */
  path: Path;
  /** The part that is left out for it: the nearest array element, else the deepest property; nothing for the whole document. */
  dropped: Path | undefined;
  issue: z.core.$ZodIssue;
  /** The value; `undefined` when it is missing. */
  value: unknown;
  /** The path inside of the dropped part and the message of the schema, for logs. */
  reason: string;
}

/** What is left of a document without its invalid parts; `data` is absent when the document itself is invalid. */
export interface Checked<Data> {
  data?: Data;
  invalid: InvalidPart[];
  /** Of a document that is invalid; absent when it has too many invalid parts. */
  error?: z.ZodError;
}

/** Names the unknown kind of a block; `undefined` for any other issue. */
function unknownKind(issue: z.core.$ZodIssue, container: unknown): string | undefined {
  if (issue.code !== 'invalid_union' || issue.errors.length > 0 || typeof issue.discriminator !== 'string') return undefined;
  const kind = property(container, issue.discriminator);
  return typeof kind === 'string' ? `unknown kind "${kind}"` : 'no kind';
}

/** Of a union, the issue with the longest path: probably the alternative that was meant. */
function deepest(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors
    .flat()
    .map(deepest)
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  return inner ? { ...inner, path: [...issue.path, ...inner.path] } : issue;
}

function containersAlong(root: unknown, path: readonly PropertyKey[]): unknown[] {
  const containers: unknown[] = [];
  let value: unknown = root;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) break;
    containers.push(value);
    value = Reflect.get(value, step);
  }
  return containers;
}

interface Drop extends InvalidPart {
  remove?: () => void;
  /** Index in its list: lists are cut from the end. */
  index: number;
}

function dropFor(root: unknown, issue: z.core.$ZodIssue, origins: Origins): Drop {
  const containers = containersAlong(root, issue.path);
  const exact = deepest(issue);
  const value = exact.path.reduce(property, root);
  const drop = (depth: number, index: number, remove?: () => void): Drop => {
    const kind = unknownKind(issue, containers.at(issue.path.length - 1));
    const place = exact.path.slice(depth).map(String).join('/');
    return {
      path: originalPath(root, exact.path, origins),
      dropped: remove && originalPath(root, issue.path.slice(0, depth), origins),
      issue: exact,
      value,
      reason: kind ?? (place ? `${place}: ${exact.message}` : exact.message),
      ...(remove && { remove }),
      index,
    };
  };
  for (let depth = containers.length - 1; depth >= 0; depth -= 1) {
    const container = containers[depth];
    const step = issue.path[depth];
    if (Array.isArray(container) && typeof step === 'number') {
      return drop(depth + 1, step, () => {
        container.splice(step, 1);
        origins.get(container)?.splice(step, 1);
      });
    }
  }
  for (let depth = containers.length - 1; depth >= 0; depth -= 1) {
    const container = containers[depth];
    const step = issue.path[depth];
    if (typeof container === 'object' && container !== null && step !== undefined && Object.hasOwn(container, step)) {
      return drop(depth + 1, 0, () => Reflect.deleteProperty(container, step));
    }
  }
  return drop(0, 0);
}

/** The parts that are left out, each once, without those inside of another one. */
export function outermost<Part extends Pick<InvalidPart, 'dropped'>>(parts: readonly Part[]): Part[] {
  const pointers = new Set(parts.flatMap(({ dropped }) => (dropped ? [pointerOf(dropped)] : [])));
  const seen = new Set<string>();
  return parts.filter(({ dropped }) => {
    if (dropped === undefined) return false;
    const pointer = pointerOf(dropped);
    if (seen.has(pointer)) return false;
    seen.add(pointer);
    return dropped.every((_step, depth) => depth === 0 || !pointers.has(pointerOf(dropped.slice(0, depth))));
  });
}

/**
 * Fits a document to a schema. `null` and empty strings count as absent, unknown keys are removed, and the smallest invalid part (the
 * nearest array element, else the deepest property) is dropped.
 */
export function dropInvalid<Schema extends z.ZodType>(schema: Schema, json: unknown): Checked<z.output<Schema>> {
  const { copy, origins } = cleanCopy(json);
  const invalid: InvalidPart[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = schema.safeParse(copy);
    if (result.success) return { data: result.data, invalid };
    const found = result.error.issues.map((issue) => dropFor(copy, issue, origins));
    invalid.push(...found.map(({ remove: _remove, index: _index, ...part }) => part));
    if (found.some(({ remove }) => remove === undefined)) return { invalid, error: result.error };
    for (const { remove } of outermost(found).toSorted((a, b) => b.index - a.index)) remove?.();
  }
  return { invalid };
}
