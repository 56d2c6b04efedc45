/** `npm run documents`: prints the sample documents of `public/documents` and lists all files there with title and size. */
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findFullBrowser } from './browser.mjs';
import { documentPrinter } from './documents/print.ts';
import { SOURCE_DOCUMENTS } from './documents/source-documents.ts';
import { root } from './workspace.mjs';

const FOLDER = join(root, 'public/documents');
const INDEX = join(root, 'lib/config/site-documents.json');

const executablePath = findFullBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const print = await documentPrinter(browser, root);
for (const document of SOURCE_DOCUMENTS) writeFileSync(join(FOLDER, document.file), await print(document));
await browser.close();

const titles = new Map(SOURCE_DOCUMENTS.map(({ file, title }) => [file, title]));
const index = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.pdf'))
  .sort()
  .map((file) => [`/documents/${file}`, { title: titles.get(file), bytes: statSync(join(FOLDER, file)).size }]);
writeFileSync(INDEX, `${JSON.stringify(Object.fromEntries(index), null, 2)}\n`);
console.log(`${SOURCE_DOCUMENTS.length} documents were printed to public/documents.`);
