/** The value of a JSON text; `undefined` when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return json;
  } catch {
    return undefined;
  }
}
