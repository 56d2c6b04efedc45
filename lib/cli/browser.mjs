// Finds a Chromium for the tests, and installs one when there is none.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run } from './workspace.mjs';

/** Debian's headless Chromium: it opens a page with about a fifth of the CPU time of the full browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

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

/** @param {(string | undefined)[]} paths @returns {string | undefined} */
const firstOf = (paths) => paths.find((path) => path && existsSync(path));

/** @returns {string | undefined} the path of a browser: named by PLAYWRIGHT_CHROMIUM_PATH, the headless shell, the system's, or Playwright's */
export const findBrowser = () => firstOf([process.env.PLAYWRIGHT_CHROMIUM_PATH, HEADLESS_SHELL, ...SYSTEM, ownChromium()]);

/** @returns {string | undefined} the path of a full browser, which has what the headless shell lacks, such as the back/forward cache */
export const findFullBrowser = () => firstOf([...SYSTEM, ownChromium()]);

/** Installs Chromium where this process may install Debian packages. */
function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'chromium-headless-shell']);
}

/**
 * A browser for the tests, installed from Debian's packages or downloaded by Playwright when there is none.
 * @returns {string}
 */
export function ensureBrowser() {
  if (!firstOf([process.env.PLAYWRIGHT_CHROMIUM_PATH, HEADLESS_SHELL])) installFromDebian();
  if (!findFullBrowser()) run('playwright', ['install', 'chromium']);
  const browser = findBrowser();
  if (browser) return browser;
  console.error('No Chromium was found: set PLAYWRIGHT_CHROMIUM_PATH to the path of one.');
  process.exit(1);
}
