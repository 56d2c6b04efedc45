/** Longest text of a field, in characters: an invalid answer must not fill the log. */
const FIELD_MAX = 300;

/**
 * Writes one line of JSON to standard error.
 * @param event a name in kebab case, documented in docs/production.md
 * @param fields never a token, never anything a visitor typed
 */
export function log(
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: Readonly<Record<string, string | number | undefined>>,
): void {
  const short = Object.entries(fields).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.slice(0, FIELD_MAX) : value,
  ]);
  process.stderr.write(`${JSON.stringify({ level, event, time: new Date().toISOString(), ...Object.fromEntries(short) })}\n`);
}
