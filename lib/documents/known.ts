import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What the site knows of the documents it brings itself. */
const INDEX = z.record(z.string(), z.object({ title: z.string().optional(), bytes: z.number().int().positive() }));
type Index = z.infer<typeof INDEX>;

/** Where the script that makes the documents lists them. */
export const INDEX_FILE = 'public/documents/index.json';

let known: ReadonlyMap<string, Index[string]> | undefined;

function readIndex(): Index {
  try {
    return INDEX.parse(JSON.parse(readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), INDEX_FILE), 'utf8')));
  } catch {
    // Without its own documents the site still shows those of others.
    return {};
  }
}

/** The documents that the site brings itself, by their path: title, where the file name would not do, and size in bytes. */
export function knownDocuments(): ReadonlyMap<string, Index[string]> {
  known ??= new Map(Object.entries(readIndex()));
  return known;
}
