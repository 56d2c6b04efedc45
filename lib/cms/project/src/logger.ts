import type { Config } from 'payload';

/** An error of the database has the query, then this and the values of the row, among which may be what a visitor has sent. */
const VALUES = '\nparams: ';

/** What is logged of an error. */
function describe(error: object) {
  const { name, message, stack, code, cause, status } = error as Record<string, unknown>;
  const whole = String(message ?? '');
  const [query = ''] = whole.split(VALUES, 1);
  // The stack begins with the message.
  return { type: name, message: query, stack: String(stack ?? '').replace(whole, () => query), code: code ?? Object(cause).code, status };
}

/** Lines of JSON. */
export const logger: NonNullable<Config['logger']> = {
  options: {
    hooks: {
      // A serializer would come too late: the message of a line is that of its error.
      logMethod(args, method) {
        const [first, ...others] = args as unknown[];
        const fields = first instanceof Error ? { err: first } : Object(first);
        if (typeof fields.err !== 'object' || fields.err === null) return method.apply(this, args);
        const err = describe(fields.err);
        const texts = others.length > 0 ? others : [fields.msg ?? err.message];
        return method.apply(this, [{ ...fields, err }, ...texts] as typeof args);
      },
    },
  },
};
