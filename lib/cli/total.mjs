// The last line of `.ci/run`: `npm test` and `npm run test:browsers` together. A run that left no counts has failed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** @param {string} file @returns {{ passed: number; failed: number }} */
function counts(file) {
  try {
    return JSON.parse(readFileSync(join(root, 'test-results', file), 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const runs = [counts('total.json'), counts('browsers.json')];
const [passed = 0, failed = 0] = /** @type {const} */ (['passed', 'failed']).map((name) =>
  runs.reduce((sum, run) => sum + run[name], 0),
);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
