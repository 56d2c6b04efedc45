declare global {
  // A declaration on the global object takes `var`.
  var valuesOfProcess: Map<string, unknown> | undefined;
}

/**
 * A value that is created once in a process. It is on the global object because each bundle has its own copy of a module.
 * @param name unique among these values
 */
export function oncePerProcess<Value>(name: string, create: () => Value): Value {
  globalThis.valuesOfProcess ??= new Map();
  if (!globalThis.valuesOfProcess.has(name)) globalThis.valuesOfProcess.set(name, create());
  return globalThis.valuesOfProcess.get(name) as Value;
}
