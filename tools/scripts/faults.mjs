import { findChromium } from './findChromium.mjs';
import { buildAll, fail, installIfNeeded, run } from './run.mjs';

// `npm run faults` runs only the fault matrix, which writes its results to docs/faults.md (decision 066).
await installIfNeeded();
await buildAll();
if ((await run('nx', ['build', '@adp/e2e'])) !== 0) fail('Building the test apps failed: see the message above.');
const chromium = await findChromium();
if (!chromium) fail('The fault matrix needs a browser.');
const env = { ADP_CHROMIUM: chromium, ADP_FULL: '1', ADP_FAULTS: '1' };
const code = await run(
  'playwright',
  ['test', '--config', 'tests/e2e/playwright.config.ts', 'fault-matrix', '--workers=1', '--reporter=list'],
  { env },
);
process.exit(code || (await run('oxfmt', ['docs/faults.md'])));
