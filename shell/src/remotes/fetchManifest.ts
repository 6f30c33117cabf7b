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
  const lastGood = readLastGood(app, origin);
  const inPage = fresh ? undefined : takeFromPage(app.name);
  if (inPage) return inPage;
  try {
    return await fetchWithRetry(app, fresh, lastGood ? MANIFEST_TIMEOUT : MANIFEST_TIMEOUT_FIRST, !lastGood);
  } catch (cause) {
    if (lastGood) {
      stored.add(lastGood);
      return lastGood;
    }
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AppLoadError(app.name, 'manifest', `no manifest from ${origin}/manifest.json: ${reason}`, { cause });
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
  // Skip validation, because the server has validated the manifest, and verified its signature.
  fromPage.add(manifest);
  return manifest;
}

/** Requests the manifest. If that fails, retries once, bypassing caches. After a timeout, retries only with `retryAfterTimeout`. */
async function fetchWithRetry(
  app: RegisteredApp,
  fresh: boolean,
  timeout: number,
  retryAfterTimeout: boolean,
): Promise<AppManifest> {
  if (fresh) return fetchBypassingCaches(app, timeout);
  try {
    return await requestManifest(app, timeout);
  } catch (cause) {
    const slow = cause instanceof DOMException && cause.name === 'TimeoutError';
    if (slow && !retryAfterTimeout) throw cause;
    return fetchBypassingCaches(app, timeout);
  }
}

/**
 * Sends two requests and returns the first manifest. One request replaces the cached response. The other has a
 * cache-busting query.
 */
function fetchBypassingCaches(app: RegisteredApp, timeout: number): Promise<AppManifest> {
  const retry = `?retry=${Date.now()}`;
  return Promise.any([requestManifest(app, timeout, 'reload'), requestManifest(app, timeout, 'no-cache', retry)]).catch(
    (error: AggregateError) => {
      throw error.errors[0];
    },
  );
}

/** Requests the live manifest once. Throws an Error that names the reason if there is none, or if it is refused. */
export async function requestManifest(
  app: RegisteredApp,
  timeout: number,
  cache: RequestCache = 'no-cache',
  query = '',
): Promise<AppManifest> {
  const { name, origin, signed } = app;
  const response = await fetch(`${origin}/manifest.json${query}`, { cache, signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const text = await response.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error('the answer is not JSON');
  }
  const manifest = parseManifest(json);
  // Only the service worker creates responses of the type `default`, from manifests that were verified before.
  if (signed && !(response.type === 'default' && isTrusted(app, manifest))) {
    const { verify } = await import(/* webpackChunkName: "verify" */ './verify');
    return verify(manifest, json as object, { ...signed, app: name, seen: readLastGood(app, origin)?.sequence });
  }
  if (manifest.app !== name) throw new Error(`the manifest is that of ${manifest.app}`);
  return manifest;
}

/** Returns whether a manifest that this device has stored may be used: whether its key is still in the registry. */
function isTrusted({ signed }: RegisteredApp, { key = '' }: AppManifest): boolean {
  return signed?.mode !== 'enforce' || signed.keys.includes(key);
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

export function readLastGood(app: RegisteredApp, origin: string | null): AppManifest | undefined {
  try {
    const text = readStored(lastGoodKey(app.name, origin));
    const manifest = text === null ? undefined : parseManifest(JSON.parse(text));
    return manifest && isTrusted(app, manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

const lastGoodKey = (app: string, origin: string | null) => `adp.shell.manifest.${app}@${origin}`;
