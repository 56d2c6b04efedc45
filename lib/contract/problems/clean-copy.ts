import { isolateNumbers } from '#lib/platform/isolate-numbers.ts';
import { property } from '#lib/platform/property.ts';

/** For each array of the copy, the original index of each element. */
export type Origins = WeakMap<object, number[]>;

/** Deeper values are removed, so that no answer exhausts the stack. */
const MAX_DEPTH = 64;

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** Control characters except tab and line breaks, and unpaired surrogates. */
const UNSAFE_CHARACTERS = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

/**
 * A copy without control characters, with numbers in order in right-to-left texts, and without keys whose value is `null` or empty.
 * Arrays keep `null`: the other elements must not shift.
 */
export function cleanCopy(json: unknown): { copy: unknown; origins: Origins } {
  const origins: Origins = new WeakMap();
  const clean = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return isolateNumbers(value.replace(UNSAFE_CHARACTERS, ''));
    if (typeof value !== 'object' || value === null) return value;
    if (depth > MAX_DEPTH) return undefined;
    if (Array.isArray(value)) {
      const list = value.map((item) => clean(item, depth + 1));
      origins.set(list, [...list.keys()]);
      return list;
    }
    const entries = Object.entries(value).map(([key, item]) => [key, clean(item, depth + 1)] as const);
    return Object.fromEntries(entries.filter(([, item]) => !isAbsent(item)));
  };
  return { copy: clean(json, 0), origins };
}

/** The path, in the original document, of a path in the copy. */
export function originalPath(root: unknown, path: readonly PropertyKey[], origins: Origins): (string | number)[] {
  let value = root;
  return path.map((step) => {
    const origin = Array.isArray(value) && typeof step === 'number' ? (origins.get(value)?.[step] ?? step) : step;
    value = property(value, step);
    return typeof origin === 'number' ? origin : String(origin);
  });
}

/** A path as a JSON pointer (RFC 6901). */
export function pointerOf(path: readonly (string | number)[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
