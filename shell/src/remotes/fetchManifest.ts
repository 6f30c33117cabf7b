import { parseManifest, type AppManifest, type BuildManifest } from '@adp/app-contract';
import type { RegisteredApp } from '@adp/site-document/siteConfig';
import { AppLoadError } from './AppLoadError';
import { readStored, store } from './storage';

/** Timeout for a manifest if there is a last good manifest, in milliseconds. */
const MANIFEST_TIMEOUT = 2_000;
/**
 * Timeout for each of two attempts if there is no last good manifest, in milliseconds. It is long because of the
 * slowest networks.
 */
const MANIFEST_TIMEOUT_FIRST = 8_000;

/** Returns the live manifest, or else the last good one. With `fresh`, does not join hanging requests. Throws AppLoadError. */
export async function fetchManifest(app: RegisteredApp, origin: string, fresh = false): Promise<AppManifest> {
  const url = `${origin}/manifest.json`;
  const lastGood = readLastGood(app.name, origin);
  const inPage = fresh ? undefined : takeFromPage(app.name);
  if (inPage) return inPage;
  try {
    const manifest = await fetchWithRetry(url, fresh, lastGood ? MANIFEST_TIMEOUT : MANIFEST_TIMEOUT_FIRST, !lastGood);
    if (manifest.app !== app.name) throw new Error(`the manifest is that of ${manifest.app}`);
    return manifest;
  } catch (cause) {
    if (lastGood) {
      stored.add(lastGood);
      return lastGood;
    }
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AppLoadError(app.name, 'manifest', `no manifest from ${url}: ${reason}`, { cause });
  }
}

/** Manifests that come from the page's HTML. They may be outdated, because a cache may have stored the HTML. */
export const fromPage = new WeakSet<AppManifest>();

/** Returns the manifest in the HTML (packages/site-document/src/renderHtml.ts) at the first call, and undefined afterwards. */
function takeFromPage(name: string): AppManifest | undefined {
  const element = document.getElementById('live-manifest');
  const manifest = element && (JSON.parse(element.textContent) as AppManifest);
  if (manifest?.app !== name) return undefined;
  element?.remove();
  // Skip validation, because the server has validated the manifest.
  fromPage.add(manifest);
  return manifest;
}

/** Requests the manifest. If that fails, retries once, bypassing caches. After a timeout, retries only with `retryAfterTimeout`. */
async function fetchWithRetry(
  url: string,
  fresh: boolean,
  timeout: number,
  retryAfterTimeout: boolean,
): Promise<AppManifest> {
  if (fresh) return fetchBypassingCaches(url, timeout);
  try {
    return await request(url, timeout);
  } catch (cause) {
    const slow = cause instanceof DOMException && cause.name === 'TimeoutError';
    if (slow && !retryAfterTimeout) throw cause;
    return fetchBypassingCaches(url, timeout);
  }
}

/**
 * Sends two requests and returns the first manifest. One request replaces the cached response. The other has a
 * cache-busting query.
 */
function fetchBypassingCaches(url: string, timeout: number): Promise<AppManifest> {
  return Promise.any([request(url, timeout, 'reload'), request(`${url}?retry=${Date.now()}`, timeout)]).catch(
    (error: AggregateError) => {
      throw error.errors[0];
    },
  );
}

async function request(url: string, timeout: number, cache: RequestCache = 'no-cache'): Promise<AppManifest> {
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(timeout) });
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

const stored = new WeakSet<AppManifest>();

export function isLastGood(manifest: AppManifest): boolean {
  return stored.has(manifest);
}

/** Deletes the last good manifest of an app, because its build no longer loads. */
export function forgetLastGood(app: string, origin: string): void {
  store(lastGoodKey(app, origin));
}

export function rememberLastGood(build: BuildManifest, origin: string): void {
  // Leave out other builds of the manifest.
  store(lastGoodKey(build.app, origin), JSON.stringify({ ...build, canary: undefined, next: undefined }));
}

export function readLastGood(app: string, origin: string): AppManifest | undefined {
  try {
    const text = readStored(lastGoodKey(app, origin));
    return text === null ? undefined : parseManifest(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const lastGoodKey = (app: string, origin: string) => `adp.shell.manifest.${app}@${origin}`;
