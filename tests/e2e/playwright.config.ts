import { existsSync } from 'node:fs';
import { defineConfig, type Project } from '@playwright/test';
import { systemBrowsers } from '../../tools/scripts/findChromium.mjs';
import { isFull } from '../../tools/scripts/isFull.mjs';

/**
 * Files whose tests share a site, so that one worker must run the whole file. They start before all other files.
 * Otherwise, one of these slow files might run at the end while the other workers are idle.
 */
const serialFiles =
  /(data-saver|fault-matrix(-rendered)?|five-languages|hostile|languages|live-swap|many|no-script|offline|rehearsal|rendered)\.spec/;

const chromium = process.env['ADP_CHROMIUM'] ?? systemBrowsers.find((path) => existsSync(path));

/** Runs the most important journeys, which have the tag `@core`, in WebKit. The arguments of Chromium do not apply. */
const webkit: Project = {
  name: 'webkit',
  testDir: './journeys',
  grep: /@core/,
  use: { browserName: 'webkit', launchOptions: { executablePath: undefined, args: [] } },
};

/**
 * Configuration of the journeys in a real browser, which are a part of `npm test`. To run only the journeys, use `npx
 * playwright test --config tests/e2e/playwright.config.ts`.
 */
export default defineConfig({
  globalSetup: './src/globalSetup.ts',
  projects: [
    { name: 'serial', testDir: './journeys', testMatch: serialFiles },
    { name: 'firebase', testDir: './firebase' },
    { name: 'other-browsers', testDir: './other-browsers' },
    { name: 'site', testDir: './journeys', testIgnore: serialFiles },
    // Only the scheduled workflow has a WebKit, which Playwright downloads.
    ...(process.env['ADP_WEBKIT'] ? [webkit] : []),
  ],
  outputDir: '../test-results',
  // Fastest on the two cores of CI. Pages often wait for network and clock, so three workers are faster than two.
  workers: 3,
  // Files whose tests share something expensive set `mode: 'default'` instead.
  fullyParallel: true,
  // Only `npm run test:full` runs tests with the tag `@full` (decision 137).
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
