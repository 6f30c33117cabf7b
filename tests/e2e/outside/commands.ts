import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { SiteFile } from '@adp/site-document/siteFile';
import { workspace } from '../src/startSite';

/** Folder of the site files and pictures of the proof. */
export const output = join(workspace, '.tmp', 'outside');

/** Runs a command in `cwd`, and resolves to its output. Rejects with an Error that contains the output if the command fails. */
export async function runIn(
  cwd: string,
  [command = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const [printed, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed in ${cwd}:\n${printed}\n${errors}`);
  return printed;
}

/** Writes a site file with which the commands of the site's team publish to the local platform. Returns its path. */
export function writeSiteFile(name: string, site: SiteFile): string {
  mkdirSync(output, { recursive: true });
  const file = join(output, `${name}.json`);
  writeFileSync(file, JSON.stringify({ ...site, hosting: { project: 'demo-adp', api: site.origin } }));
  return file;
}
