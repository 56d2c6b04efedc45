// Finds a Chromium for the tests, and gets one when there is none.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run } from './workspace.mjs';

/** Debian's headless Chromium: it opens a page with about a fifth of the CPU time of the full browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM = [
  HEADLESS_SHELL,
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

/** Installs the headless shell where this process may install Debian packages. */
function installHeadlessShell() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell']);
}

/**
 * A browser for the tests, installed from Debian's packages or downloaded by Playwright when there is none.
 * @returns {string}
 */
export function ensureBrowser() {
  if (!process.env.PLAYWRIGHT_CHROMIUM_PATH && !existsSync(HEADLESS_SHELL)) installHeadlessShell();
  if (!findBrowser()) run('playwright', ['install', 'chromium']);
  const browser = findBrowser();
  if (browser) return browser;
  console.error('No Chromium was found: set PLAYWRIGHT_CHROMIUM_PATH to the path of one.');
  process.exit(1);
}
