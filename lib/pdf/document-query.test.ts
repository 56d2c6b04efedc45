import { readDocumentQuery } from '#lib/routes/document-address.ts';

const read = (query: string) => readDocumentQuery(new URLSearchParams(query));

test('2.7 the address of a document page names its file, its page and whether it is read-only', () => {
  expect(read('file=/documents/a.pdf&page=7&read_only=true')).toEqual({ file: '/documents/a.pdf', page: '7', read_only: 'true' });
});

test('2.7 an address that may not be fetched, or is repeated, is no file', () => {
  for (const query of ['', 'file=//evil.example/a.pdf', 'file=/a.pdf&file=/b.pdf']) expect(read(query).file).toBeUndefined();
});

test('2.7 an invalid page number is ignored', () => {
  for (const page of ['0', '-1', '1.5', 'x', '', '1234567']) expect(read(`page=${page}`).page).toBeUndefined();
});
