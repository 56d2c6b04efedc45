/**
 * One property of a value that nothing is known of: an answer that was not checked yet, an error that somebody threw.
 * @returns its value, or `undefined` when the value is no object or has none of that name
 */
export function property(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
