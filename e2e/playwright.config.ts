import { defineConfig } from '@playwright/test';

const chromium = process.env['ADP_CHROMIUM'];

/** Journeys in a real browser. `npm test` runs them; alone: `npx playwright test --config e2e/playwright.config.ts`. */
export default defineConfig({
  projects: [
    { name: 'site', testDir: './journeys' },
    { name: 'firebase', testDir: './firebase' },
  ],
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    // Shorter than a test: what waits in vain is named.
    actionTimeout: 15_000,
    locale: 'en-GB',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
