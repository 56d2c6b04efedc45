import type { Config } from 'payload';

/** An error of the database has the query, then this and the values of the row, among which may be what a visitor has sent. */
const VALUES = '\nparams: ';

/** What is logged of an error. */
function describe(error: unknown) {
  const { name, message, stack, code, cause, status } = Object(error) as Record<string, unknown>;
  const whole = String(message ?? error);
  const [query = ''] = whole.split(VALUES, 1);
  // The stack begins with the message.
  return { type: name, message: query, stack: String(stack ?? '').replace(whole, () => query), code: code ?? Object(cause).code, status };
}

/** Lines of JSON. */
export const logger: NonNullable<Config['logger']> = { options: { serializers: { err: describe } } };
