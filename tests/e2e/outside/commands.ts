import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SiteFile } from '@adp/site-document/siteFile';
import { workspace } from '../src/startSite';

const runFile = promisify(execFile);

/** Folder of the site files and pictures of the proof. */
export const output = join(workspace, '.tmp', 'outside');

/** Runs a command in `cwd`, and resolves to its output. Rejects with an Error that contains the output if the command fails. */
export async function runIn(
  cwd: string,
  [command = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { stdout } = await runFile(command, args, { cwd, env: { ...process.env, ...env } });
  return stdout;
}

/** Writes a site file with which the commands of the site's team publish to the local platform. Returns its path. */
export function writeSiteFile(name: string, site: SiteFile): string {
  mkdirSync(output, { recursive: true });
  const file = join(output, `${name}.json`);
  writeFileSync(file, JSON.stringify({ ...site, hosting: { project: 'demo-adp', api: site.origin } }));
  return file;
}
