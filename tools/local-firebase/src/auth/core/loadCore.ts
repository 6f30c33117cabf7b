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
  /** Where the bundle is kept between starts. */
  readonly cacheFolder: string;
  /** Puts the package's tarball into a folder and gives its path. */
  readonly fetch?: (folder: string) => Promise<string>;
  /** Told in one line what is being waited for. */
  readonly onStatus?: (line: string) => void;
}

const recipe = digest(JSON.stringify([corePackage, coreFiles, coreEntry, coreStubs])).slice(0, 12);

/**
 * The official Auth emulator's core: from the cache, or fetched and bundled where the cache has none or a damaged one.
 * @throws Error with one sentence that says what is missing and what to do
 */
export async function loadCore({ cacheFolder, fetch = fetchTarball, onStatus }: CoreOptions): Promise<AuthCore> {
  const file = join(cacheFolder, `auth-core-${recipe}.cjs`);
  const cached = await readCached(file);
  if (cached !== undefined) return evaluate(cached);
  onStatus?.(`Fetching the Auth emulator's core (${corePackage.spec}, once) ...`);
  await mkdir(cacheFolder, { recursive: true });
  // Several processes may start at once: each builds in a folder of its own, and a rename is whole or not at all.
  const scratch = await mkdtemp(join(cacheFolder, 'build-'));
  try {
    // What builds is loaded only here: most starts do not need it.
    const { buildCore } = await import('./buildCore');
    const text = await buildCore(await fetch(scratch), scratch);
    const built = join(scratch, 'core.cjs');
    await writeFile(built, `// ${digest(text)}\n${text}`);
    await rename(built, file).catch(async (error: unknown) => {
      // On Windows a file that another process reads cannot be replaced; then that one is sound.
      if ((await readCached(file)) === undefined) throw error;
    });
    return evaluate(text);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The kept bundle without its first line, which holds its checksum; undefined where it is missing or damaged. */
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
  // The tarball's checksum vouches for the shape.
  return module.exports as AuthCore;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
