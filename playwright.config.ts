import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { PREVIEW_SECRET } from './e2e/support/preview-secret.ts';
import { findBrowser } from './lib/cli/browser.mjs';

/** The site on the embedded content. */
const SITE = 'http://localhost:3100';
/** The site on a content service that misbehaves on demand: little patience, and content that is old at once. */
const FAULTY_SETTINGS =
  'CONTENT_BASE_URL=http://127.0.0.1:3102 CONTENT_TIMEOUT_MS=3000 CONTENT_REVALIDATE_SECONDS=1 CONTENT_MAX_BYTES=1000000 WEB_VITALS_URL=http://127.0.0.1:3102/__vitals';

const given = process.env.BASE_URL;
const browser = findBrowser();

/** The whole suite in Playwright's own Firefox and WebKit, where `npx playwright install` has put them; `npm test` runs neither. */
const OTHER_ENGINES = [firefox, webkit].filter((engine) => existsSync(engine.executablePath()));

/** Tests that build a copy of the project run after the others, which a build would slow down. */
const BUILDING = ['**/how-to.spec.ts', '**/rolling.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/artifacts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Far more than a test needs: only one that hangs may end this way, also on a slow machine that others use.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: 'site', testIgnore: BUILDING },
    { name: 'building', testMatch: BUILDING, dependencies: ['site'] },
    ...OTHER_ENGINES.map((engine) => ({
      name: engine.name(),
      testIgnore: BUILDING,
      use: { browserName: engine.name() as 'firefox' | 'webkit', launchOptions: {} },
    })),
  ],
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: given ?? SITE,
    // A trace of every page would cost more than the tests: `npm run e2e -- --trace retain-on-failure` makes them.
    trace: 'off',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The headless shell would round the widths of letters, which other browsers do not.
        '--font-render-hinting=none',
      ],
    },
  },
  ...(given
    ? {}
    : {
        webServer: [
          {
            // Its visitors see another origin, as behind a proxy.
            command: `node e2e/support/serve.ts main 3100 SITE_ORIGIN=http://localhost:3000 CONTENT_REVALIDATE_SECONDS=86400 OTHER_HOSTS=old.example PREVIEW_SECRET=${PREVIEW_SECRET} CONTENT_DRAFT_TOKEN=${PREVIEW_SECRET}`,
            url: `${SITE}/service/health`,
            timeout: 60_000,
            // The tests see hundreds of pages for the first time: garbage that is collected less often saves a seventh of its time.
            env: { NODE_OPTIONS: '--max-old-space-size=600 --max-semi-space-size=64' },
          },
          {
            command: 'node e2e/faults/server.ts --port 3102',
            env: { DATA_DIR: '.next/e2e/received-3102' },
            url: 'http://127.0.0.1:3102/__faults',
            timeout: 30_000,
            stderr: 'ignore',
          },
          {
            command: `node e2e/support/serve.ts faults 3101 ${FAULTY_SETTINGS}`,
            url: 'http://localhost:3101/service/health',
            timeout: 60_000,
            stderr: 'ignore',
          },
          {
            command: 'node e2e/faults/server.ts --port 3104',
            env: { DATA_DIR: '.next/e2e/received-3104' },
            url: 'http://127.0.0.1:3104/__faults',
            timeout: 30_000,
          },
          {
            command: 'node e2e/support/serve.ts calls 3103 CONTENT_BASE_URL=http://127.0.0.1:3104',
            url: 'http://localhost:3103/service/health',
            timeout: 60_000,
          },
        ],
      }),
});
