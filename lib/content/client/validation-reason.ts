import type { z } from 'zod';
import { property } from './property.ts';

/** Names the unknown kind of a block; `undefined` for any other issue. */
function unknownKind(issue: z.core.$ZodIssue, container: unknown): string | undefined {
  if (issue.code !== 'invalid_union' || issue.errors.length > 0 || typeof issue.discriminator !== 'string') return undefined;
  const kind = property(container, issue.discriminator);
  return typeof kind === 'string' ? `unknown kind "${kind}"` : 'no kind';
}

/** Of the alternatives of a union, the issue with the longest path: probably the alternative that was meant. */
function deepest(issue: z.core.$ZodIssue): { path: readonly PropertyKey[]; message: string } {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors
    .flat()
    .map(deepest)
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  return inner ? { path: [...issue.path, ...inner.path], message: inner.message } : issue;
}

/**
 * Why a part was dropped: the path inside it and the message.
 * @param depth number of steps of the issue's path that lead to the part
 * @param container the object that has the invalid value
 */
export function reasonOf(issue: z.core.$ZodIssue, depth: number, container: unknown): string {
  const kind = unknownKind(issue, container);
  if (kind !== undefined) return kind;
  const { path, message } = deepest(issue);
  const place = path.slice(depth).map(String).join('/');
  return place ? `${place}: ${message}` : message;
}
