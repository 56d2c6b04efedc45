import { readdirSync, statSync } from 'node:fs';
import { SITE_DOCUMENTS } from './site-documents.ts';

const FOLDER = 'public/documents';

test('every file of public/documents is listed with its size: if not, run `npm run documents`', () => {
  const sizes = readdirSync(FOLDER).map((file) => [`/documents/${file}`, statSync(`${FOLDER}/${file}`).size]);
  expect([...SITE_DOCUMENTS].map(([path, { bytes }]) => [path, bytes])).toEqual(sizes.sort());
});
