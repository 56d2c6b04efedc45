import type { z } from 'zod';

/** The kind that no schema knows, or `undefined` when the issue is another one. */
function unknownKind(issue: z.core.$ZodIssue, container: unknown): string | undefined {
  if (issue.code !== 'invalid_union' || issue.errors.length > 0 || typeof issue.discriminator !== 'string') return undefined;
  const kind: unknown =
    typeof container === 'object' && container !== null ? Reflect.get(container, issue.discriminator) : undefined;
  return typeof kind === 'string' ? `unknown kind "${kind}"` : 'no kind';
}

/** Of the alternatives of a union, the issue that got furthest: it is the one the author meant. */
function furthest(issue: z.core.$ZodIssue): { path: readonly PropertyKey[]; message: string } {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors
    .flat()
    .map(furthest)
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  return inner ? { path: [...issue.path, ...inner.path], message: inner.message } : issue;
}

/**
 * Why a part was left out: the place inside it and what was found there.
 * @param depth how many steps of the issue's path lead to the part itself
 * @param container what holds the value at the end of the path
 */
export function reasonOf(issue: z.core.$ZodIssue, depth: number, container: unknown): string {
  const kind = unknownKind(issue, container);
  if (kind !== undefined) return kind;
  const { path, message } = furthest(issue);
  const place = path.slice(depth).map(String).join('/');
  return place ? `${place}: ${message}` : message;
}
