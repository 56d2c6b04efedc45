// `npm test`: what is checked, in the order of what fails fastest; with `--all`, as CI runs it, the slow tests and other browsers, too.
// Ends with one line that adds the runners up.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { build, checkSettings, install, nodePath, root, run } from './workspace.mjs';

install();
checkSettings();
process.env.PLAYWRIGHT_CHROMIUM_PATH = ensureBrowser();
const isAll = process.argv.includes('--all');
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;

/** @param {string} title @param {string} command @param {string[]} args */
function check(title, command, args) {
  console.log(`\n${title}`);
  if (run(command, args)) passed += 1;
  else failed += 1;
}

/** @param {string} file @returns {any} the report, or an empty object when the runner wrote none */
function report(file) {
  try {
    return JSON.parse(readFileSync(join(results, file), 'utf8'));
  } catch {
    return {};
  }
}

/** @param {boolean} ok @param {number} good @param {number} bad */
function add(ok, good, bad) {
  passed += good;
  failed += ok ? bad : Math.max(bad, 1);
}

check('Lint and format', 'biome', ['ci', '.']);
check('Layers', 'npm', ['run', '--silent', 'layers', '--', '--check']);
build();
check('Types', 'tsc', ['--noEmit']);
check('Dead code', 'knip', []);
check('Contract', 'npm', ['run', '--silent', 'contract']);
check('Assumptions about Next', 'npm', ['run', '--silent', 'check-next']);
check('Script bytes', 'npm', ['run', '--silent', 'bench:script']);

console.log('\nUnit');
const unit = run('npm', ['run', '--silent', 'unit', '--', '--json', '--outputFile=test-results/jest.json']);
const jest = report('jest.json');
add(unit, jest.numPassedTests ?? 0, (jest.numFailedTests ?? 0) + (jest.numRuntimeErrorTestSuites ?? 0));

console.log('\nEnd to end');
// Firefox and WebKit have projects of their own where Playwright has installed them.
const browser = run('playwright', [
  'test',
  '--project',
  'site',
  ...(isAll ? ['--project', 'building'] : ['--grep-invert', '@ci']),
]);
const { expected = 0, flaky = 0, unexpected = 0 } = report('playwright.json').stats ?? {};
add(browser, expected, unexpected + flaky);

if (isAll) {
  // An engine that is not installed is named and skipped.
  console.log('\nVisitor tasks in Firefox and WebKit');
  const visitors = run(nodePath(), ['e2e/browsers/run.ts']);
  const tasks = report('browsers.json');
  add(visitors, tasks.passed ?? 0, tasks.failed ?? 0);
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
