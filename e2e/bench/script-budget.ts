/** Compares the script of a page until hydration with that of an empty page. Part of `npm test`. */
import { join } from 'node:path';
import { build, root } from '#lib/cli/workspace.mjs';
import { buildEmptyApp, emptyPageHtml, SCRIPT_ALLOWANCE, scriptBytes } from './script-bytes.ts';
import { startSite } from './site.ts';

const PAGES = ['/', '/hi', '/ekaa', '/hi/ekaa', '/rupay-global'];

build();
const emptyBuild = buildEmptyApp();
const empty = scriptBytes(emptyPageHtml(emptyBuild), join(emptyBuild, '.next'));
const { origin, server } = await startSite('bench', 3110);
let tooMuch = false;

try {
  console.log(`script of an empty page: ${empty} bytes (gzip), the floor of the framework`);
  for (const page of PAGES) {
    const bytes = scriptBytes(await (await fetch(origin + page)).text(), join(root, '.next'));
    const above = bytes - empty;
    tooMuch ||= above > SCRIPT_ALLOWANCE;
    console.log(`script of ${page}: ${bytes} bytes (gzip), ${above} above the floor, ${(bytes / empty).toFixed(3)} of it`);
  }
} finally {
  server.kill();
}

if (tooMuch) console.error(`A page downloads more than ${SCRIPT_ALLOWANCE} bytes of script above the floor.`);
process.exit(tooMuch ? 1 : 0);
