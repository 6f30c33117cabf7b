import type { BuildManifest } from '@adp/app-contract';
import { AppLoadError } from './AppLoadError';
import { type Container, containers, federation } from './federation';
import { withRequiredVersions } from './withRequiredVersions';

/** Timeout for each of two requests for an entry script, in milliseconds. Downloading its 7 kB at 400 kbit/s takes less than a second. */
const ENTRY_TIMEOUT = 9_000;
const TIMEOUT = 'timed out';

/** Entry scripts that have timed out. They need another URL, because browsers reuse a pending request for the same URL. */
const hung = new Set<string>();

/** Loads the entry script once. Retries bypass the cache and do not join hanging requests. Throws AppLoadError. */
export async function loadEntry({ app, container, entry, requires }: BuildManifest, origin: string): Promise<void> {
  if (containers.has(container)) return;
  const url = `${origin}/${entry}`;
  let loaded: unknown;
  try {
    loaded = await addScriptWithRetry(container, url);
  } catch (cause) {
    throw new AppLoadError(app, 'entry', `no answer from ${url}`, { cause });
  }
  if (!isContainer(loaded)) throw new AppLoadError(app, 'entry', `${url} holds no app`);
  federation.registerRemotes([{ name: container, entry: url, type: 'var', entryGlobalName: container }]);
  containers.set(
    container,
    __ACCEPTED_VERSIONS__ ? withRequiredVersions(loaded, requires, __ACCEPTED_VERSIONS__) : loaded,
  );
}

async function addScriptWithRetry(container: string, url: string): Promise<unknown> {
  const add = (query = '') => addScript(container, url + query);
  const addFresh = () => add(`?retry=${Date.now()}`);
  if (hung.has(container)) return addFresh();
  try {
    return await add();
  } catch (error) {
    if (error instanceof Error && error.message === TIMEOUT) hung.add(container);
    else if (await replaceCached(url)) return add().catch(addFresh);
    return addFresh();
  }
}

/**
 * Removes the global `name`, runs a script, and returns the value that the script has given the global. Throws an Error
 * if the script fails or times out.
 */
function addScript(name: string, url: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = () => {
      clearTimeout(timer);
      script.onload = script.onerror = null;
      script.remove();
    };
    const fail = (reason: string) => {
      end();
      reject(new Error(reason));
    };
    const timer = setTimeout(() => fail(TIMEOUT), ENTRY_TIMEOUT);
    script.onload = () => {
      end();
      resolve(readGlobal(name));
      removeGlobal(name);
    };
    script.onerror = () => fail('the script did not load');
    // This must match the preload hint. Otherwise, the browser downloads the script twice.
    script.crossOrigin = 'anonymous';
    script.src = url;
    // Remove this global, too, because webpack builds pass their chunks through it.
    removeGlobal(`webpackChunk${name}`);
    removeGlobal(name);
    if (readGlobal(name)) fail('its name is taken');
    else document.head.append(script);
  });
}

async function replaceCached(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(ENTRY_TIMEOUT) });
    await response.blob();
    return response.ok;
  } catch {
    return false;
  }
}

function readGlobal(name: string): unknown {
  return Object.getOwnPropertyDescriptor(globalThis, name)?.value;
}

function removeGlobal(name: string): void {
  if (!Reflect.deleteProperty(globalThis, name)) Reflect.set(globalThis, name, undefined);
}

function isContainer(value: unknown): value is Container {
  return (
    typeof value === 'object' &&
    value !== null &&
    'init' in value &&
    typeof value.init === 'function' &&
    'get' in value &&
    typeof value.get === 'function'
  );
}
