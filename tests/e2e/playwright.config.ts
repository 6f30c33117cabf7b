import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { systemBrowsers } from '../../tools/scripts/findChromium.mjs';
import { isFull } from '../../tools/scripts/isFull.mjs';

/** Files whose tests share a site, so that one worker runs a whole file. First, or the last of them would run alone in the end. */
const serialFiles =
  /(data-saver|fault-matrix(-rendered)?|five-languages|hostile|languages|live-swap|many|no-script|offline|rendered)\.spec/;

const chromium = process.env['ADP_CHROMIUM'] ?? systemBrowsers.find((path) => existsSync(path));

/** Journeys in a real browser. `npm test` runs them; alone: `npx playwright test --config tests/e2e/playwright.config.ts`. */
export default defineConfig({
  globalSetup: './src/globalSetup.ts',
  projects: [
    { name: 'serial', testDir: './journeys', testMatch: serialFiles },
    { name: 'firebase', testDir: './firebase' },
    { name: 'site', testDir: './journeys', testIgnore: serialFiles },
  ],
  outputDir: '../test-results',
  // For the two cores of CI: pages wait for their network and clock at times, and a fourth one costs more than it fills.
  workers: 3,
  // A file whose tests share something expensive sets `mode: 'default'`.
  fullyParallel: true,
  // Tests with the tag are for `npm run test:full` (decision 137).
  ...(isFull ? {} : { grepInvert: /@full/ }),
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    // Shorter than a test: what waits in vain is named.
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
