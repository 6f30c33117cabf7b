import { findIncompatibility, parseManifest, type AppManifest } from '@adp/app-contract';
import { provided } from '../../remotes/provided';

/** Timeout for each file, in milliseconds. */
const TIMEOUT = 10_000;

export interface ExaminedBuild {
  readonly manifest: AppManifest;
  /** Milliseconds until the manifest and then the entry script had loaded, without caches. */
  readonly times: { readonly manifest: number; readonly entry: number };
  /** The reason why this site cannot use the build. */
  readonly incompatibility: string | undefined;
}

/**
 * Fetches the live build of the app `name` at `origin`, without running it.
 * @throws Error with a one-sentence message if there is no build, or its entry does not match its hash
 */
export async function examineBuild(name: string, origin: string): Promise<ExaminedBuild> {
  const begin = performance.now();
  const manifest = parseManifest(await readJson(await request(`${origin}/manifest.json`)));
  if (manifest.app !== name) throw new Error(`the manifest is that of ${manifest.app}`);
  const afterManifest = performance.now();
  const file = manifest.entry.slice(manifest.entry.indexOf('/') + 1);
  await request(`${origin}/${manifest.entry}`, manifest.integrity[file]);
  return {
    manifest,
    times: { manifest: afterManifest - begin, entry: performance.now() - afterManifest },
    incompatibility: findIncompatibility(manifest, provided),
  };
}

async function request(url: string, integrity = ''): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { cache: 'no-store', integrity, signal: AbortSignal.timeout(TIMEOUT) });
    // Reading the body detects a response that was cut off.
    await response.clone().arrayBuffer();
  } catch (cause) {
    // Browsers do not reveal the cause: the server is off, CORS headers are missing, or the hash differs.
    throw new Error(`no usable answer from ${url}`, { cause });
  }
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new Error(`${response.url} is not JSON`, { cause });
  }
}
