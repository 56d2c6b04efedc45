import type { Json, JsonObject } from './localize.ts';

/** An object with its values replaced; the object itself when all stay, so that the copies of a large document share what is equal. */
export function replaceValues(object: JsonObject, replace: (value: Json) => Json): JsonObject {
  let changed: JsonObject | undefined;
  for (const [key, value] of Object.entries(object)) {
    const other = replace(value);
    if (other === value) continue;
    changed ??= { ...object };
    changed[key] = other;
  }
  return changed ?? object;
}

/** As `replaceValues`, for a list. */
export function replaceItems(list: Json[], replace: (value: Json) => Json): Json[] {
  const replaced = list.map(replace);
  return replaced.every((item, index) => item === list[index]) ? list : replaced;
}
