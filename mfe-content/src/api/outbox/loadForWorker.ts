import { memberWriter } from '../memberData';
import type { storeForWorker } from './storeForWorker';

interface Part {
  readonly storeForWorker: typeof storeForWorker;
}

let loaded: Part | undefined;

/** Downloads the code that leaves waiting drafts to the service worker, once there is a text that may have to wait. */
export async function loadForWorker(): Promise<void> {
  [loaded] = await Promise.all([
    import(/* webpackChunkName: "for-worker" */ './storeForWorker'),
    memberWriter({ writesItems: true }),
  ]);
}

/** Returns that code if it is loaded. Nothing waits for it while the network fails. */
export const getForWorker = (): Part | undefined => loaded;
