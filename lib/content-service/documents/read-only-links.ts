import { isLeaf, isObject, type Json } from './localize.ts';
import { createMemo, DATA_FOLDERS, type Documents } from './store.ts';

/** A value that may differ by language, in each of its languages. */
const inEachLanguage = (value: Json | undefined): Json[] =>
  value === undefined ? [] : isLeaf(value) ? Object.values(value) : [value];

function collect(value: Json, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (isObject(value) && inEachLanguage(value.read_only_pdf).includes(true))
    for (const link of inEachLanguage(value.button_link)) if (typeof link === 'string') found.add(link);
  for (const part of Object.values(value)) collect(part, found);
}

function readOnlyLinks({ named, pages, folders }: Documents): string[] {
  const ofFolders = DATA_FOLDERS.filter((name) => name !== 'translations').map((name) => folders[name]);
  const found = new Set<string>();
  for (const documents of [named, pages, ...ofFolders]) for (const document of documents.values()) collect(document, found);
  return [...found];
}

/** Reads the links of all buttons with `read_only_pdf`, in every language; made once as long as the documents do not change. */
export function createReadOnlyLinks(documents: () => Documents): () => string[] {
  const memo = createMemo<string[]>(documents);
  return () => memo('links', readOnlyLinks);
}
