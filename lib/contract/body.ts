import type { z } from 'zod';
import { parseJson } from './parse-json.ts';

/** Largest body of a POST, in bytes. */
const BODY_MAX_BYTES = 20_000;

export interface BodyFault {
  /** Name of the field; empty for the body as a whole. */
  field: string;
  reason: string;
}

/** Reads the body of a request as text; `undefined` as soon as it is larger than `maxBytes`. */
async function readCapped(request: Request, maxBytes: number): Promise<string | undefined> {
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

/** The invalid fields of a body, each with its first error. */
export function faultsOf({ issues }: z.ZodError): BodyFault[] {
  const faults = issues.map(({ path, message }) => ({ field: path.join('.'), reason: message }));
  return faults.filter(({ field }, index) => faults.findIndex((other) => other.field === field) === index);
}

/**
 * Reads and validates the JSON body of a POST.
 * @returns the body without unknown fields, or its invalid fields
 */
export async function readBody<Schema extends z.ZodType>(
  schema: Schema,
  request: Request,
): Promise<{ body: z.output<Schema> } | { status: 400 | 413 | 415; faults: BodyFault[] }> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') return { status: 415, faults: [{ field: '', reason: 'The content type is not JSON.' }] };
  const text = await readCapped(request, BODY_MAX_BYTES);
  if (text === undefined) return { status: 413, faults: [{ field: '', reason: 'The body is too large.' }] };
  const result = schema.safeParse(parseJson(text));
  return result.success ? { body: result.data } : { status: 400, faults: faultsOf(result.error) };
}
