import { createHash } from 'node:crypto';
import * as nodeCrypto from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as nodeUrl from 'node:url';
import jsonwebtoken from 'jsonwebtoken';
import type { AuthCore } from './authCore';
import { coreEntry, coreFiles, corePackage, coreStubs } from './coreRecipe';
import { fetchTarball } from './fetchTarball';

export interface CoreOptions {
  /** Folder that caches the bundle between starts. */
  readonly cacheFolder: string;
  /** Downloads the package's tarball into a folder and returns the tarball's path. */
  readonly fetch?: (folder: string) => Promise<string>;
  readonly onStatus?: (line: string) => void;
}

const recipe = digest(JSON.stringify([corePackage, coreFiles, coreEntry, coreStubs])).slice(0, 12);

/** Loads the core of the official Auth emulator, from the cache if possible. @throws Error that says how to fix it */
export async function loadCore({ cacheFolder, fetch = fetchTarball, onStatus }: CoreOptions): Promise<AuthCore> {
  const file = join(cacheFolder, `auth-core-${recipe}.cjs`);
  const cached = await readCached(file);
  if (cached !== undefined) return evaluate(cached);
  onStatus?.(`Downloading the core of the Auth emulator (${corePackage.spec}), for the first start only ...`);
  await mkdir(cacheFolder, { recursive: true });
  // Several processes may start at the same time, so each builds in its own folder. Renaming the result is atomic.
  const scratch = await mkdtemp(join(cacheFolder, 'build-'));
  try {
    // Load the bundler only when needed, because most starts use the cache.
    const { buildCore } = await import('./buildCore');
    const text = await buildCore(await fetch(scratch), scratch);
    const built = join(scratch, 'core.cjs');
    await writeFile(built, `// ${digest(text)}\n${text}`);
    await rename(built, file).catch(async (error: unknown) => {
      // Windows cannot replace a file while another process reads it. In that case, the existing file is already valid.
      if ((await readCached(file)) === undefined) throw error;
    });
    return evaluate(text);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Returns the cached bundle without its checksum, or undefined if the bundle is missing or damaged. */
async function readCached(file: string): Promise<string | undefined> {
  const cached = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const end = cached.indexOf('\n');
  const text = cached.slice(end + 1);
  return end > 0 && cached.slice(0, end) === `// ${digest(text)}` ? text : undefined;
}

function evaluate(text: string): AuthCore {
  const imports: Readonly<Record<string, unknown>> = { crypto: nodeCrypto, url: nodeUrl, jsonwebtoken };
  const module: { exports: unknown } = { exports: {} };
  const run = new Function('module', 'exports', 'require', `${text}\n//# sourceURL=auth-core.cjs`);
  run(module, module.exports, (name: string) => imports[name]);
  // The tarball's checksum guarantees that the exports match `AuthCore`.
  return module.exports as AuthCore;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
