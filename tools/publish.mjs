import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, installIfNeeded, root, run } from './run.mjs';

// `npm run publish -- mfe-programmes`: builds that app alone, checks it and releases it. The other commands of
// site/src/publish/main.ts (rollback, releases, register) come this way, too, and need no build.
const [command, target] = process.argv.slice(2);
await installIfNeeded();
if (command === 'publish' && target && existsSync(join(root, target, 'adp.config.mjs'))) {
  const code = await run('nx', ['build', `@adp/${target}`, '--outputStyle=stream-without-prefixes']);
  if (code !== 0) fail('The build failed: see the message above.');
}
process.exitCode = await run('tsx', ['site/src/publish/main.ts', ...process.argv.slice(2)]);
