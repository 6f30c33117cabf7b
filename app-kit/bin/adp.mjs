#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const usage = `adp build                  one production build of this app, in dist/
adp check [part ...]       types, lint, tests and the contract of the build; or only the parts named
adp manifest [--module remoteEntry.js]
                           dist/manifest.json for a build that another bundler made
adp dev                    this app alone, in a plain frame
adp dev --against <site>   the site at that address with this app from its sources`;

// In the workspace the kit runs from its sources; published, they are modules already.
if (existsSync(join(import.meta.dirname, '../options.ts'))) (await import('tsx/esm/api')).register();

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' }, module: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [command, ...rest] = positionals;
  if (values.help || !['build', 'check', 'dev', 'manifest'].includes(command ?? '')) {
    console.log(usage);
    process.exit(values.help ? 0 : 1);
  }
  const { run } = await import(`../commands/${command}.mjs`);
  await run({ folder: process.cwd(), parts: rest, against: values.against, module: values.module });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
