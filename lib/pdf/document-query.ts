import { documentAddress } from './document-address.ts';

export type DocumentQuery = {
  /** The checked address of the document. */
  file?: string | undefined;
  /** A whole number from 1; the viewer keeps it within the document. */
  page?: string | undefined;
  read_only?: string | undefined;
};

/** Reads the query of `/document`; what is malformed, a repeated `file` too, is left out. */
export function readDocumentQuery(search: URLSearchParams): DocumentQuery {
  const [file, ...others] = search.getAll('file');
  const page = search.get('page') ?? '';
  return {
    file: others.length > 0 ? undefined : documentAddress(file),
    page: /^[1-9]\d{0,5}$/.test(page) ? page : undefined,
    read_only: search.get('read_only') === 'true' ? 'true' : undefined,
  };
}
