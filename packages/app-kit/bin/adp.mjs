#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const usage = `adp build                  one production build of this app, in dist/
adp check [part ...]       types, lint, tests and the contract of the build; or only the parts named
adp manifest [--module remoteEntry.js]
                           dist/manifest.json for a build that another bundler made
adp dev                    this app alone, in a plain frame
adp dev --against <site>   the site at that address with this app from its sources
adp publish --site <site> [--channel name]
                           the build in dist/, checked against the site at that address, on the app's own host
adp rollback [build] [--channel name]
                           the build before, or the one named, live again
adp symbolicate [file]     the report in the file, or as it is typed in, with its places in the sources`;

// In the workspace the kit runs from its sources; published, they are modules already.
if (existsSync(join(import.meta.dirname, '../options.ts'))) (await import('tsx/esm/api')).register();

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      channel: { type: 'string' },
      help: { type: 'boolean' },
      module: { type: 'string' },
      site: { type: 'string' },
    },
  });
  const [command, ...rest] = positionals;
  const { help, ...flags } = values;
  if (help || !['build', 'check', 'dev', 'manifest', 'publish', 'rollback', 'symbolicate'].includes(command ?? '')) {
    console.log(usage);
    process.exit(help ? 0 : 1);
  }
  const { run } = await import(`../commands/${command}.mjs`);
  await run({ folder: process.cwd(), parts: rest, ...flags });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
