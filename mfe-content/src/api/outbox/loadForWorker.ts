import { memberWriter } from '../memberData';
import type { storeForWorker } from './storeForWorker';

interface Part {
  readonly storeForWorker: typeof storeForWorker;
}

let loaded: Part | undefined;

/** Downloads what leaves to the service worker what waits, with the writer that it needs: nobody needs it before a text is there. */
export async function loadForWorker(): Promise<void> {
  [loaded] = await Promise.all([
    import(/* webpackChunkName: "for-worker" */ './storeForWorker'),
    memberWriter({ writesItems: true }),
  ]);
}

/** That, if it is there: where the network fails nobody waits for it. */
export const getForWorker = (): Part | undefined => loaded;
