/**
 * One property of an unknown value, such as an answer that is not validated yet or a thrown error.
 * @returns `undefined` when the value is not an object or does not have the property
 */
export function property(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
