import { memberWriter } from '../memberData';
import type { storeForWorker } from './storeForWorker';

interface Part {
  readonly storeForWorker: typeof storeForWorker;
}

let loaded: Part | undefined;

/** Loads the code that hands waiting drafts to the service worker, while the network still works. */
export async function loadForWorker(): Promise<void> {
  [loaded] = await Promise.all([
    import(/* webpackChunkName: "for-worker" */ './storeForWorker'),
    memberWriter({ writesItems: true }),
  ]);
}

/** Returns the code that `loadForWorker` has loaded. Does not load it, because the network may be down. */
export const getForWorker = (): Part | undefined => loaded;
