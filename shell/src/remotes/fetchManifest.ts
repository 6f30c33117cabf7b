import { parseManifest, type AppManifest, type BuildManifest } from '@adp/app-contract';
import type { RegisteredApp } from '@adp/site-document/siteConfig';
import { AppLoadError } from './AppLoadError';
import { readStored, store } from './storage';

/** How long a manifest may take before the last good one is used, in milliseconds (federation.md, 10). */
const MANIFEST_TIMEOUT = 2_000;
/** How long each of the two tries may take where there is no last good one: the slowest networks need it. */
const MANIFEST_TIMEOUT_FIRST = 8_000;

/**
 * The manifest of the app's live build. Where the network, the host or the
 * answer fails, the last good manifest that this browser has seen. `fresh` requests it
 * with a cache-busting query at once: a browser joins a request to one that hangs.
 * @throws AppLoadError where there is neither
 */
export async function fetchManifest(app: RegisteredApp, origin: string, fresh = false): Promise<AppManifest> {
  const address = `${origin}/manifest.json`;
  const lastGood = readLastGood(app.name, origin);
  const inPage = fresh ? undefined : takeFromPage(app.name);
  if (inPage) return inPage;
  try {
    const manifest = await askAgain(address, fresh, lastGood ? MANIFEST_TIMEOUT : MANIFEST_TIMEOUT_FIRST, !lastGood);
    if (manifest.app !== app.name) throw new Error(`the manifest is that of ${manifest.app}`);
    return manifest;
  } catch (cause) {
    if (lastGood) {
      stored.add(lastGood);
      return lastGood;
    }
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AppLoadError(app.name, 'manifest', `no manifest from ${address}: ${reason}`, { cause });
  }
}

/** Manifests that came with the page's HTML, which a cache may have stored. */
export const fromPage = new WeakSet<AppManifest>();

/** The manifest that a server has put into the HTML (packages/site-document/src/renderHtml.ts): used once. */
function takeFromPage(name: string): AppManifest | undefined {
  const place = document.getElementById('live-manifest');
  const manifest = place && (JSON.parse(place.textContent) as AppManifest);
  if (manifest?.app !== name) return undefined;
  place?.remove();
  // The server has checked it.
  fromPage.add(manifest);
  return manifest;
}

/** One try and, where it fails, one more around the caches; after a time-out only where waiting is all there is. */
async function askAgain(address: string, fresh: boolean, timeout: number, patient: boolean): Promise<AppManifest> {
  if (fresh) return askAroundCaches(address, timeout);
  try {
    return await ask(address, timeout);
  } catch (cause) {
    const slow = cause instanceof DOMException && cause.name === 'TimeoutError';
    if (slow && !patient) throw cause;
    return askAroundCaches(address, timeout);
  }
}

/**
 * The first manifest of two requests: one replaces what the browser's cache holds for this address; the other, with a
 * cache-busting query, passes a request that hangs, and any cache on the way.
 */
function askAroundCaches(address: string, timeout: number): Promise<AppManifest> {
  return Promise.any([ask(address, timeout, 'reload'), ask(`${address}?retry=${Date.now()}`, timeout)]).catch(
    (error: AggregateError) => {
      throw error.errors[0];
    },
  );
}

async function ask(address: string, timeout: number, cache: RequestCache = 'no-cache'): Promise<AppManifest> {
  const response = await fetch(address, { cache, signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const text = await response.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error('the answer is not JSON');
  }
  return parseManifest(json);
}

/** Manifests that came from this browser's storage: the builds they name may be gone. */
const stored = new WeakSet<AppManifest>();

/** Whether the manifest stood in for one that did not come. */
export function isLastGood(manifest: AppManifest): boolean {
  return stored.has(manifest);
}

/** Forgets the last good manifest of an app, because its build no longer loads. */
export function forgetGood(app: string, origin: string): void {
  store(lastGoodKey(app, origin));
}

/** Remembers a build of which a page has been shown. */
export function rememberGood(build: BuildManifest, origin: string): void {
  // Its canary is another build.
  store(lastGoodKey(build.app, origin), JSON.stringify({ ...build, canary: undefined }));
}

/** The manifest of the last build of which this browser has shown a page. */
export function readLastGood(app: string, origin: string): AppManifest | undefined {
  try {
    const text = readStored(lastGoodKey(app, origin));
    return text === null ? undefined : parseManifest(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const lastGoodKey = (app: string, origin: string) => `adp.shell.manifest.${app}@${origin}`;
