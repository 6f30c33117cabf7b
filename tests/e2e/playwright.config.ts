import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { systemBrowsers } from '../../tools/scripts/findChromium.mjs';
import { isFull } from '../../tools/scripts/isFull.mjs';

/**
 * Files whose tests share a site, so that one worker runs the whole file. They start first, so that none of them runs
 * on its own at the end.
 */
const serialFiles =
  /(data-saver|fault-matrix(-rendered)?|five-languages|hostile|languages|live-swap|many|no-script|offline|rendered)\.spec/;

const chromium = process.env['ADP_CHROMIUM'] ?? systemBrowsers.find((path) => existsSync(path));

/**
 * Journeys in a real browser. `npm test` runs them; `npx playwright test --config tests/e2e/playwright.config.ts` runs
 * only them.
 */
export default defineConfig({
  globalSetup: './src/globalSetup.ts',
  projects: [
    { name: 'serial', testDir: './journeys', testMatch: serialFiles },
    { name: 'firebase', testDir: './firebase' },
    { name: 'site', testDir: './journeys', testIgnore: serialFiles },
  ],
  outputDir: '../test-results',
  // Suits the two cores of CI. Pages often wait for network and clock, but a fourth worker costs more than it gains.
  workers: 3,
  // A file whose tests share something expensive sets `mode: 'default'`.
  fullyParallel: true,
  // Only `npm run test:full` runs the tests with this tag (decision 137).
  ...(isFull ? {} : { grepInvert: /@full/ }),
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    // Shorter than a test's timeout, so that the error names the action that timed out.
    actionTimeout: 20_000,
    locale: 'en-GB',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--lang=en-US',
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
