import { findIncompatibility, parseManifest, type AppManifest } from '@adp/app-contract';
import { provided } from '../../remotes/provided';

/** How long a file may take, in milliseconds. */
const TIMEOUT = 10_000;

/** What a host answers for an app now. */
export interface ExaminedBuild {
  readonly manifest: AppManifest;
  /** Milliseconds until the manifest and, after it, the entry script were there. No cache took part. */
  readonly times: { readonly manifest: number; readonly entry: number };
  /** Why this site cannot use it. */
  readonly incompatibility: string | undefined;
}

/**
 * Reads the live build of the app `name` at `origin`, and runs nothing of it.
 * @throws Error with one sentence where there is none, or its entry is not the listed one
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

async function request(address: string, integrity = ''): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, { cache: 'no-store', integrity, signal: AbortSignal.timeout(TIMEOUT) });
    // A body that is cut off fails here.
    await response.clone().arrayBuffer();
  } catch (cause) {
    // A browser does not say which: the server is off, sends no CORS header, or another file than the listed one.
    throw new Error(`no usable answer from ${address}`, { cause });
  }
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new Error(`${response.url} is not JSON`, { cause });
  }
}
