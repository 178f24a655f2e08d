import { defineConfig, devices } from '@playwright/test';
import { browserFlags as args } from '../../scripts/lib/browser-flags.mjs';
import { timeLimitFactor } from '../../scripts/lib/patience.mjs';

// Set by `npm test`, which finds or installs a Chromium; without it Playwright looks for its own.
const chromiumPath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'journeys',
  // One picture for every machine: the pages bring their own typefaces.
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  globalSetup: './support/open-site.ts',
  workers: 2,
  timeout: 20_000 * timeLimitFactor,
  expect: { timeout: 5_000 * timeLimitFactor },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    baseURL: process.env['SITE_URL'],
    // A trace of each journey, kept or not, costs a quarter of the time: `npx playwright test --trace retain-on-failure` of one that failed.
    screenshot: 'only-on-failure',
    locale: 'sk-SK',
    timezoneId: 'Europe/Bratislava',
    serviceWorkers: 'block', // the admin's caches all its files in each new browser; allowed where a journey is offline
    launchOptions: { args, ...(chromiumPath ? { executablePath: chromiumPath } : {}) },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: /on-a-phone/ },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }, testMatch: /on-a-phone/ },
  ],
});
