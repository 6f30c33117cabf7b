import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, installIfNeeded, run } from './run.mjs';
import { root } from './workspaces.mjs';

// `npm run publish -- mfe-programmes` builds, checks and releases one app. Other commands need no build.
const [command, target] = process.argv.slice(2);
await installIfNeeded();
// Promoting a canary, or signing again, needs no build and no source maps, because publishing the build created both.
const publishesBuild = command === 'publish' && !process.argv.some((flag) => ['--promote', '--renew'].includes(flag));
if (publishesBuild && target && existsSync(join(root, target, 'adp.config.mjs'))) {
  const code = await run('nx', ['build', `@adp/${target}`, '--outputStyle=stream-without-prefixes']);
  if (code !== 0) fail('The build failed: see the message above.');
}
process.exitCode = await run('tsx', ['tools/cli/src/publish/main.ts', ...process.argv.slice(2)]);
const maps = join(root, target ?? '', '.adp/maps');
if (publishesBuild && process.exitCode === 0 && target && existsSync(maps)) {
  // Store the source maps, because the next build replaces them, and error reports may refer to any published build.
  cpSync(maps, join(root, '.adp/maps'), { recursive: true });
  console.log('Source maps are in .adp/maps/ for npm run symbolicate. Store them where only the team can read them.');
}
