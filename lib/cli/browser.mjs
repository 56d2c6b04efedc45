// Finds a Chromium for the tests, and gets one when there is none.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run } from './workspace.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
];

function ownChromium() {
  const { chromium } = createRequire(join(root, 'package.json'))('playwright');
  return /** @type {string} */ (chromium.executablePath());
}

/** @returns {string | undefined} the path of a browser: named by PLAYWRIGHT_CHROMIUM_PATH, the system's, or Playwright's */
export function findBrowser() {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  return [...(named ? [named] : []), ...SYSTEM, ownChromium()].find((path) => existsSync(path));
}

/**
 * A browser for the tests, downloaded by Playwright or installed from Debian's packages when there is none.
 * @returns {string}
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (!run('playwright', ['install', 'chromium']) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
  }
  const installed = findBrowser();
  if (installed) return installed;
  console.error('No Chromium was found: set PLAYWRIGHT_CHROMIUM_PATH to the path of one.');
  process.exit(1);
}
