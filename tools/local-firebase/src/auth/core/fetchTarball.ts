import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { corePackage } from './coreRecipe';

const run = promisify(execFile);

/** Fetches the core's tarball with npm. @throws Error with one sentence that says how to fix the problem */
export async function fetchTarball(folder: string, env = process.env): Promise<string> {
  const args = ['pack', corePackage.spec, '--silent', '--ignore-scripts', '--prefer-offline', '--fetch-retries=1'];
  try {
    // On Windows, npm is a script that only a shell can start. No argument contains characters that a shell interprets.
    const { stdout } = await run('npm', [...args, '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=1000'], {
      cwd: folder,
      env,
      shell: process.platform === 'win32',
      timeout: 120_000,
    });
    const name = stdout.trim().split('\n').at(-1);
    if (!name) throw new Error('npm pack returned no file name.');
    return join(folder, name);
  } catch (cause) {
    throw new Error(
      `The core of the Auth emulator (${corePackage.spec}) is not in the cache, and the npm registry is not available. Connect to the registry for the first start; "npm ping" checks the connection.`,
      { cause },
    );
  }
}
