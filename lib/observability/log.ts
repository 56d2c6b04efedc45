import { currentRequestId } from './request-context.ts';

/** Longest text of a field, in characters: an invalid response must not fill the log. A message of the framework has a stack. */
const FIELD_MAX = 300;
const MESSAGE_MAX = 2000;

/**
 * Writes one line of JSON to standard error, with the id of the request that is being answered.
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
    typeof value === 'string' ? value.slice(0, key === 'message' ? MESSAGE_MAX : FIELD_MAX) : value,
  ]);
  const line = { level, event, time: new Date().toISOString(), request: currentRequestId(), ...Object.fromEntries(short) };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
