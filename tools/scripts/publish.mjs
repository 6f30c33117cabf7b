import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowsers } from './findChromium.mjs';
import { readPublishArgs } from './readPublishArgs.mjs';
import { fail, installIfNeeded, run } from './run.mjs';
import { root } from './workspaces.mjs';

// `npm run publish -- mfe-programmes` builds, checks and releases one app or the shell. Other commands need no build.
const args = process.argv.slice(2);
const { target, publishesBuild, isPreview } = readPublishArgs(args);
await installIfNeeded();
if (publishesBuild) {
  const code = await run('nx', ['build', `@adp/${target}`, '--outputStyle=stream-without-prefixes']);
  if (code !== 0) fail('The build failed: see the message above.');
}
// Preview channels are not checked, because they exist to show what breaks.
const isChecked = publishesBuild && target === 'shell' && !isPreview;
const env = isChecked ? await findBrowserForCheck() : {};
process.exitCode = await run('tsx', ['tools/cli/src/publish/main.ts', ...args], { env });
const maps = join(root, target ?? '', '.adp/maps');
if (publishesBuild && process.exitCode === 0 && existsSync(maps)) {
  // Store the source maps, because the next build replaces them, and error reports may refer to any published build.
  cpSync(maps, join(root, '.adp/maps'), { recursive: true });
  console.log('Source maps are in .adp/maps/ for npm run symbolicate. Store them where only the team can read them.');
}

/** Returns the variable that names the browser in which a new shell is checked (decision 175). */
async function findBrowserForCheck() {
  const { shell } = await findBrowsers();
  if (!shell) fail('Publishing a shell checks it in a browser.');
  return { ADP_CHROMIUM: shell };
}
