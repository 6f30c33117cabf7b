import type { AppManifest } from '@adp/app-contract';
import { AppLoadError } from './AppLoadError';

/** How long an entry script may take, in milliseconds: 7 kB at 400 kbit/s take less than a second. */
const ENTRY_TIMEOUT = 10_000;

/** What an app's entry script leaves as a global: the container of Module Federation. */
export interface Container {
  init(shareScope: object): Promise<void> | void;
  get(module: string): Promise<() => unknown>;
}

/**
 * The container of the build that `manifest` names, its entry script loaded
 * once; after a failure or a hang once more, under a fresh address. `fresh`
 * asks under one at once.
 * @throws AppLoadError
 */
export async function loadEntry(manifest: AppManifest, origin: string, fresh = false): Promise<Container> {
  const present = containerOf(manifest);
  if (present) return present;
  const address = `${origin}/${manifest.entry}`;
  const freshAddress = () => `${address}?retry=${Date.now()}`;
  try {
    await addScript(fresh ? freshAddress() : address);
  } catch {
    // Asked again under the same address, a browser may join the hanging request.
    await addScript(freshAddress()).catch((cause: unknown) => {
      throw new AppLoadError(manifest.app, 'entry', `no answer from ${address}`, { cause });
    });
  }
  const container = containerOf(manifest);
  if (!container) throw new AppLoadError(manifest.app, 'entry', `${address} holds no app`);
  return container;
}

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = setTimeout(() => settle(() => reject(new Error('time-out'))), ENTRY_TIMEOUT);
    const settle = (outcome: () => void) => {
      clearTimeout(giveUp);
      script.remove();
      outcome();
    };
    script.src = address;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.onload = () => settle(resolve);
    script.onerror = () => settle(() => reject(new Error('not loaded')));
    document.head.append(script);
  });
}

function containerOf(manifest: AppManifest): Container | undefined {
  const value: unknown = Reflect.get(globalThis, manifest.container);
  return isContainer(value) ? value : undefined;
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
