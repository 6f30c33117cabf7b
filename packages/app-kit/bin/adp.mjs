#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const usage = `adp build                  builds this app for production into dist/
adp check [part ...]       checks types, lint, tests and the contract of the build, or only the named parts
adp manifest [--module remoteEntry.js]
                           writes dist/manifest.json for a build of another bundler
adp dev                    runs this app alone in a plain frame
adp dev --against <site>   runs the site at that URL with this app from its sources
adp publish --site <site> [--channel name] [--next]
                           checks the build in dist/ against the site at that URL, and publishes it to the app's own host;
                           with --next for a newer shell of the site, beside the live build
adp publish --renew --site <site>
                           signs the live build again, with a new expiry
adp rollback [build] [--site <site>] [--channel name]
                           makes the previous or the named build live again if it fits the site at that URL. Without
                           the site, compatibility is not checked. Signed releases need the site
adp keys <file>            creates a key pair for signing releases, and writes the private key to a file
adp upgrade                rewrites the sources for the contract of this kit (docs/upgrades.md)
adp symbolicate [file]     prints the report in the file, or from standard input, with places in the sources`;

// Older releases of Node lack `import.meta.dirname`, so this check must come before its first use.
if (import.meta.dirname === undefined) {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  console.error(`adp requires Node ${engines.node}; this is ${process.version}.`);
  process.exit(1);
}
// In the workspace, the kit runs from its TypeScript sources. The published kit contains compiled modules.
if (existsSync(join(import.meta.dirname, '../options.ts'))) (await import('tsx/esm/api')).register();

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      channel: { type: 'string' },
      help: { type: 'boolean' },
      module: { type: 'string' },
      next: { type: 'boolean' },
      renew: { type: 'boolean' },
      'restart-log': { type: 'string' },
      site: { type: 'string' },
    },
  });
  const [command, ...rest] = positionals;
  const { help, ...flags } = values;
  const commands = ['build', 'check', 'dev', 'keys', 'manifest', 'publish', 'rollback', 'symbolicate', 'upgrade'];
  if (help || !commands.includes(command ?? '')) {
    console.log(usage);
    process.exit(help ? 0 : 1);
  }
  const { run } = await import(`../commands/${command}.mjs`);
  await run({ folder: process.cwd(), parts: rest, ...flags });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
