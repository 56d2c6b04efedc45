/** For each list of the copy, where its elements stood in the answer as it came. */
export type Origins = WeakMap<object, number[]>;

/** Deeper than any content; what lies below is left out, so that no answer exhausts the stack. */
const MAX_DEPTH = 64;

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/**
 * A copy of an answer that may be cut: keys with `null` or an empty text are absent. Inside a
 * list `null` stays, because leaving it out there would shift its neighbours; the contract drops it.
 */
export function cleanCopy(json: unknown): { copy: unknown; origins: Origins } {
  const origins: Origins = new WeakMap();
  const clean = (value: unknown, depth: number): unknown => {
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

/** One step of a JSON pointer (RFC 6901). */
function escapeStep(step: PropertyKey): string {
  return String(step).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The JSON pointer, in the answer as it came, of a path in the copy. */
export function pointerTo(root: unknown, path: readonly PropertyKey[], origins: Origins): string {
  let value = root;
  let pointer = '';
  for (const step of path) {
    const origin = Array.isArray(value) && typeof step === 'number' ? (origins.get(value)?.[step] ?? step) : step;
    pointer += `/${escapeStep(origin)}`;
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
  }
  return pointer;
}
