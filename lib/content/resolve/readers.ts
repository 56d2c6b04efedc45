import type { z } from 'zod';
import { listReader, recordReader } from '../live/read-list.ts';

type Readers<Schema extends z.ZodType> = {
  list: ReturnType<typeof listReader<Schema>>;
  record: ReturnType<typeof recordReader<Schema>>;
};

const readers = new Map<z.ZodType, Readers<z.ZodType>>();

/** The cached reads of one kind of record; the same ones each time, so that a request reads each list once. */
export function readersOf<Schema extends z.ZodType>(schema: Schema): Readers<Schema> {
  const made = readers.get(schema) ?? { list: listReader('', schema), record: recordReader('', schema) };
  readers.set(schema, made);
  // Each entry was made from the schema that is its key.
  return made as Readers<Schema>;
}
