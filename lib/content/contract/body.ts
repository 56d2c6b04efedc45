import type { z } from 'zod';

/** The largest body of a POST, in bytes: a form's fields many times over. */
export const BODY_MAX_BYTES = 20_000;

/** A field of a body that does not fit, and why. */
export interface BodyFault {
  /** The name of the field; empty for the body as a whole. */
  field: string;
  reason: string;
}

/** Reads the body of a request as text up to a size; more is not read on. */
export async function readCapped(request: Request, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parsed(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return json;
  } catch {
    return undefined;
  }
}

/** The faults of a body, the first of each field. */
export function faultsOf({ issues }: z.ZodError): BodyFault[] {
  const faults = issues.map(({ path, message }) => ({ field: path.join('.'), reason: message }));
  return faults.filter(({ field }, index) => faults.findIndex((other) => other.field === field) === index);
}

/**
 * Reads and checks the body of a POST.
 * @returns the body with the fields of the contract only, or what is wrong with it
 */
export async function readBody<Schema extends z.ZodType>(
  schema: Schema,
  request: Request,
): Promise<{ body: z.output<Schema> } | { status: 400 | 413 | 415; faults: BodyFault[] }> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') return { status: 415, faults: [{ field: '', reason: 'The content type is not JSON.' }] };
  const text = await readCapped(request, BODY_MAX_BYTES);
  if (text === undefined) return { status: 413, faults: [{ field: '', reason: 'The body is too large.' }] };
  const result = schema.safeParse(parsed(text));
  return result.success ? { body: result.data } : { status: 400, faults: faultsOf(result.error) };
}
