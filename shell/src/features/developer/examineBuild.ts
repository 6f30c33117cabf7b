import { chooseTrack, findIncompatibility, parseManifest, type AppManifest } from '@adp/app-contract';
import { findDeprecatedUses, type Deprecation, type Uses } from '@adp/app-contract/fit';
import { verifyManifest, type Signed } from '@adp/app-contract/signature';
import type { SignatureRules } from '@adp/site-document/siteConfig';
import { provided } from '../../remotes/provided';
import { deprecations } from './deprecations';

/** Timeout for fetching each file, in milliseconds. */
const TIMEOUT = 10_000;

export interface ExaminedBuild {
  readonly manifest: AppManifest;
  /** Load times of the manifest and of the entry script, without caches, in milliseconds. */
  readonly times: { readonly manifest: number; readonly entry: number };
  readonly incompatibility: string | undefined;
  /** Result of the signature's check. Undefined if the site does not check signatures of the app. */
  readonly signature: CheckedSignature | undefined;
  readonly deprecated: readonly Deprecation[];
}

export type CheckedSignature =
  | { readonly key: string; readonly expires: string; readonly sequence: number }
  | { readonly refusal: string };

/** Fetches the build of an app that this shell uses, without running it. Throws an Error with a one-sentence message if it is unusable. */
export async function examineBuild(name: string, origin: string, rules?: SignatureRules): Promise<ExaminedBuild> {
  const begin = performance.now();
  const json = await readJson(await request(`${origin}/manifest.json`));
  const manifest = chooseTrack(parseManifest(json), provided);
  if (manifest.app !== name) throw new Error(`the manifest is that of ${manifest.app}`);
  const afterManifest = performance.now();
  const file = manifest.entry.slice(manifest.entry.indexOf('/') + 1);
  await request(`${origin}/${manifest.entry}`, manifest.integrity[file]);
  const afterEntry = performance.now();
  return {
    manifest,
    times: { manifest: afterManifest - begin, entry: afterEntry - afterManifest },
    incompatibility: findIncompatibility(manifest, provided),
    signature: rules && (await checkSignature(json as Signed, rules)),
    deprecated: findDeprecatedUses(await readUses(`${origin}/${manifest.build}/uses.json`), { deprecations }),
  };
}

async function checkSignature(json: Signed, { site, keys }: SignatureRules): Promise<CheckedSignature> {
  const { expires, sequence } = json;
  try {
    const key = await verifyManifest(json, { site, keys, seen: 0, now: new Date().toISOString() });
    return { key, expires, sequence };
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : String(error) };
  }
}

/** Returns the names that a build uses. Builds of other bundlers may not list them. */
async function readUses(url: string): Promise<Uses> {
  try {
    // The cast is safe because the kit writes this file.
    return (await readJson(await request(url))) as Uses;
  } catch {
    return {};
  }
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
