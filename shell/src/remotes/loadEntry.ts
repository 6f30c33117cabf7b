import type { BuildManifest } from '@adp/app-contract';
import { AppLoadError } from './AppLoadError';
import { type Container, containers, federation } from './federation';

/** How long an entry script may take, in milliseconds; then once more. 7 kB at 400 kbit/s take less than a second. */
const ENTRY_TIMEOUT = 9_000;
const TIMEOUT = 'timed out';

/** Entries that have hung: a browser joins another request for the same address to the one that hangs. */
const hung = new Set<string>();

/**
 * Registers the build that `manifest` names as a remote and loads its entry script once. A script that does not come, or
 * is not the listed one, is fetched past the browser's cache; where that does not help, or it hangs, it is requested once
 * more with a cache-busting query.
 * @throws AppLoadError
 */
export async function loadEntry({ app, container, entry }: BuildManifest, origin: string): Promise<void> {
  if (containers.has(container)) return;
  const address = `${origin}/${entry}`;
  let loaded: unknown;
  try {
    loaded = await addAgain(container, address);
  } catch (cause) {
    throw new AppLoadError(app, 'entry', `no answer from ${address}`, { cause });
  }
  if (!isContainer(loaded)) throw new AppLoadError(app, 'entry', `${address} holds no app`);
  federation.registerRemotes([{ name: container, entry: address, type: 'var', entryGlobalName: container }]);
  containers.set(container, loaded);
}

async function addAgain(container: string, address: string): Promise<unknown> {
  const add = (query = '') => addScript(container, address + query);
  const addFresh = () => add(`?retry=${Date.now()}`);
  if (hung.has(container)) return addFresh();
  try {
    return await add();
  } catch (error) {
    if (error instanceof Error && error.message === TIMEOUT) hung.add(container);
    else if (await replaceCached(address)) return add().catch(addFresh);
    return addFresh();
  }
}

/**
 * What the script at `address` leaves under `name`. A global of that name that is there before is removed, or stays unused:
 * only what this script sets counts.
 * @throws Error where the script does not run, or does not come in time
 */
function addScript(name: string, address: string): Promise<unknown> {
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
    // As the preload hints ask for it: else the browser downloads it twice.
    script.crossOrigin = 'anonymous';
    script.src = address;
    // The chunks of a webpack build are handed over in a global too.
    removeGlobal(`webpackChunk${name}`);
    removeGlobal(name);
    if (readGlobal(name)) fail('its name is taken');
    else document.head.append(script);
  });
}

/** Replaces what the browser's cache holds for `address`. Whether there was an answer. */
async function replaceCached(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(ENTRY_TIMEOUT) });
    await response.blob();
    return response.ok;
  } catch {
    return false;
  }
}

/** A value that a script has set, not one that an accessor makes up. */
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
