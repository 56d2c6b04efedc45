import { readdirSync, statSync } from 'node:fs';
import { SITE_DOCUMENTS } from './site-documents.ts';

const FOLDER = 'public/documents';

test('every file of public/documents is listed in `site-documents.json` with its size', () => {
  const sizes = readdirSync(FOLDER).map((file) => [`/documents/${file}`, statSync(`${FOLDER}/${file}`).size]);
  expect([...SITE_DOCUMENTS].map(([path, { bytes }]) => [path, bytes])).toEqual(sizes.sort());
});
