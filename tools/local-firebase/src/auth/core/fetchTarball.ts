import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { corePackage } from './coreRecipe';

const run = promisify(execFile);

/**
 * Fetches the tarball of the core's package into `folder` with npm, from the registry that npm is set to (by `env` too).
 * @returns its path
 * @throws Error with one sentence that says what to do
 */
export async function fetchTarball(folder: string, env = process.env): Promise<string> {
  const args = ['pack', corePackage.spec, '--silent', '--ignore-scripts', '--prefer-offline', '--fetch-retries=1'];
  try {
    // npm is a script on Windows, which only a shell starts; no argument holds anything a shell reads.
    const { stdout } = await run('npm', [...args, '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=1000'], {
      cwd: folder,
      env,
      shell: process.platform === 'win32',
      timeout: 120_000,
    });
    const name = stdout.trim().split('\n').at(-1);
    if (!name) throw new Error('npm pack named no file.');
    return join(folder, name);
  } catch (cause) {
    throw new Error(
      `The Auth emulator's core (${corePackage.spec}) is not on this machine yet and the npm registry does not give it: start once with the registry in reach (npm ping tells).`,
      { cause },
    );
  }
}
