/**
 * `npm run check-html`: every address of the sitemap in html-validate and csp_evaluator, a page of each template in IBM Equal Access,
 * and all of them in the validator of the W3C (vnu) where Java is installed. `BASE_URL` names a running site; without it the build is
 * served.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, request as requests } from 'playwright';
import { ensureBrowser } from '#lib/cli/browser.mjs';
import { build, root } from '#lib/cli/workspace.mjs';
import { startSite } from './bench/site.ts';
import { TEMPLATES } from './support/addresses.ts';
import { readSitemap } from './support/page-head.ts';
import { equalAccessFaults, htmlFaults, policyFaults } from './support/validators.ts';

const PORT = 3128;
const folder = join(root, 'test-results/html');
let faults = 0;

function report(address: string, found: readonly string[]): void {
  faults += found.length;
  for (const fault of found) console.log(`${address}: ${fault}`);
}

/**
 * The faults that vnu finds in the files of the folder; `undefined` without Java. It knows less of CSS than browsers do, and each page has
 * the style sheet, which `components/test/css-support.test.ts` checks.
 */
function validatorFaults(): string[] | undefined {
  if (spawnSync('java', ['-version']).status !== 0) return undefined;
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const { stderr } = spawnSync('java', ['-jar', jar, '--errors-only', '--skip-non-html', '--filterpattern', 'CSS: .*', folder], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return stderr.split('\n').filter((line) => line !== '');
}

const given = process.env.BASE_URL;
if (given === undefined) build();
const site = given === undefined ? await startSite('check-html', PORT) : undefined;
const origin = given ?? site?.origin ?? '';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const client = await requests.newContext({ baseURL: origin });
const paths = [...(await readSitemap(client)).values()].flat().map(({ path }) => path);
for (const [index, path] of [...paths, '/nope', '/hi/nope', '/search?searchItem=card', '/something-went-wrong'].entries()) {
  const answer = await client.get(path);
  const html = await answer.text();
  report(path, [...(await htmlFaults(html)), ...policyFaults(answer.headers()['content-security-policy'] ?? '')]);
  writeFileSync(join(folder, `${index}${path.replaceAll(/[^\w-]+/g, '_').slice(0, 80)}.html`), html);
}
console.log(`${paths.length} addresses in html-validate and csp_evaluator`);

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await (await browser.newContext({ bypassCSP: true })).newPage();
for (const path of TEMPLATES.flatMap((template) => [template, template === '/' ? '/hi' : `/hi${template}`])) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(origin + path);
    report(`${path} at ${width} px`, await equalAccessFaults(page));
  }
}
console.log(`${TEMPLATES.length} templates in IBM Equal Access`);
await browser.close();

const found = validatorFaults();
if (found) report('vnu', found);
console.log(found ? 'all addresses in vnu' : 'skipped: vnu, because Java is not installed');
console.log(faults === 0 ? 'No faults.' : `${faults} faults.`);
site?.server.kill();
process.exit(faults === 0 ? 0 : 1);
