import { chooseTrack, findIncompatibility, parseManifest, type AppManifest } from '@adp/app-contract';
import { provided } from '../../remotes/provided';

/** Timeout for fetching each file, in milliseconds. */
const TIMEOUT = 10_000;

export interface ExaminedBuild {
  readonly manifest: AppManifest;
  /** Load times of the manifest and of the entry script, without caches, in milliseconds. */
  readonly times: { readonly manifest: number; readonly entry: number };
  readonly incompatibility: string | undefined;
}

/** Fetches the build of an app that this shell uses, without running it. Throws an Error with a one-sentence message if it is unusable. */
export async function examineBuild(name: string, origin: string): Promise<ExaminedBuild> {
  const begin = performance.now();
  const manifest = chooseTrack(parseManifest(await readJson(await request(`${origin}/manifest.json`))), provided);
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
    // Read the body to detect an incomplete response.
    await response.clone().arrayBuffer();
  } catch (cause) {
    // Browsers do not reveal the cause: the server may be off, CORS headers may be missing, or the hash may differ.
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
