import { SUBMISSIONS_MAX, type Submit } from '#lib/content-service/create-service.ts';
import { newReference } from '#lib/contract/idempotency-key.ts';
import type { DesignRequest } from '#lib/contract/records/design-request.ts';

/** The requests in a database. */
interface RequestTable {
  has: (reference: string) => Promise<boolean>;
  count: () => Promise<number>;
  /** @throws when it cannot be stored, or its reference is taken */
  add: (reference: string, body: DesignRequest) => Promise<void>;
}

/** The code of an error or of its cause: the message of a database has the values of the row. */
function codeOf(error: unknown): string {
  const { code, cause, name } = Object(error);
  return String(code ?? Object(cause).code ?? name);
}

/** Stores what forms send in a database, once for each reference. Errors are without what was sent. */
export function createSubmissions({ has, count, add }: RequestTable): Submit {
  return async (body, reference = newReference()) => {
    if (await has(reference)) return reference;
    if ((await count()) >= SUBMISSIONS_MAX) return undefined;
    try {
      await add(reference, body);
    } catch (error) {
      // The same request may have been stored meanwhile.
      if (!(await has(reference))) throw new Error(`The request ${reference} could not be stored: ${codeOf(error)}`);
    }
    return reference;
  };
}
