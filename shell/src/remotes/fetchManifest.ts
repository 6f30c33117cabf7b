import { parseManifest, type AppManifest } from '@adp/app-contract';
import type { RegisteredApp } from '../config/siteConfig';
import { AppLoadError } from './AppLoadError';

/** How long a manifest may take before the last good one stands in, in milliseconds (federation.md, 10). */
const MANIFEST_TIMEOUT = 2_000;
/** How long it may take where there is no last good one: the slowest networks need it. */
const MANIFEST_TIMEOUT_FIRST = 15_000;

/**
 * The manifest of the app's live build. Where the network, the host or the
 * answer fails, the last good manifest that this browser has seen.
 * @throws AppLoadError where there is neither
 */
export async function fetchManifest(app: RegisteredApp, origin: string): Promise<AppManifest> {
  const address = `${origin}/manifest.json`;
  const lastGood = readLastGood(app.name, origin);
  try {
    const manifest = await askFor(address, lastGood ? MANIFEST_TIMEOUT : MANIFEST_TIMEOUT_FIRST);
    if (manifest.app !== app.name) throw new Error(`the manifest is that of ${manifest.app}`);
    return manifest;
  } catch (cause) {
    if (lastGood) return lastGood;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AppLoadError(app.name, 'manifest', `no manifest from ${address}: ${reason}`, { cause });
  }
}

/** One try and, where it fails, one more with a fresh address, so that no cache between answers twice. */
async function askFor(address: string, timeout: number): Promise<AppManifest> {
  try {
    return await ask(address, timeout);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'TimeoutError') throw cause;
    return ask(`${address}?retry=${Date.now()}`, timeout);
  }
}

async function ask(address: string, timeout: number): Promise<AppManifest> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
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

/** Remembers a manifest whose build has been seen to load. */
export function rememberGood(manifest: AppManifest, origin: string): void {
  try {
    localStorage.setItem(storageKey(manifest.app, origin), JSON.stringify(manifest));
  } catch {
    // Storage may be full or forbidden; the site works without it.
  }
}

function readLastGood(app: string, origin: string): AppManifest | undefined {
  try {
    const text = localStorage.getItem(storageKey(app, origin));
    return text === null ? undefined : parseManifest(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const storageKey = (app: string, origin: string) => `adp.shell.manifest.${app}@${origin}`;
