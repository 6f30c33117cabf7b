import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './workspaces.mjs';

/** Options of `tools/cli/src/publish/main.ts` that take a value. Otherwise, their values would count as targets. */
const withValue = ['site', 'channel', 'news', 'canary', 'breaks', 'restart-log', 'key'];

/** Reads the target of `npm run publish` and similar commands, and whether the command publishes a new build of it. */
export function readPublishArgs(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    // The command itself rejects unknown options.
    strict: false,
    options: Object.fromEntries(withValue.map((name) => [name, { type: 'string' }])),
  });
  const [command, target] = positionals;
  // Promoting a canary, or signing again, needs no build and no source maps, because publishing the build created both.
  const publishes = command === 'publish' && !values.promote && !values.renew;
  const isBuilt = target === 'shell' || (target !== undefined && existsSync(join(root, target, 'adp.config.mjs')));
  return { target, publishesBuild: publishes && isBuilt, isPreview: values.channel !== undefined };
}
