import { findBrowsers } from './findChromium.mjs';
import { fail, installIfNeeded, run } from './run.mjs';

// `npm run check-shell` renders and opens the live apps' pages with the built shell (decision 175).
await installIfNeeded();
const { shell } = await findBrowsers();
if (!shell) fail('The check needs a browser.');
const args = ['tools/cli/src/check-shell/main.ts', ...process.argv.slice(2)];
process.exitCode = await run('tsx', args, { env: { ADP_CHROMIUM: shell } });
