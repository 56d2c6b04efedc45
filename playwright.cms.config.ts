import type { PlaywrightTestConfig } from '@playwright/test';
import site from './playwright.config.ts';

/** `npm run test:cms`: the site on a CMS that `npm run cms` makes. The tests share it, so that they run one after another. */
const config: PlaywrightTestConfig = {
  use: { ...site.use, actionTimeout: 60_000 },
  testDir: 'e2e/cms',
  testMatch: '**/*.cms.ts',
  outputDir: 'test-results/cms',
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['list', { printSteps: true }]],
};

export default config;
