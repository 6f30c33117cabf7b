import { removedWorker, stores } from '../stores';
import { scope } from './scope';

/** So many failures of this build's code, and the worker removes itself. */
const MOST_FAILURES = 3;
const place = '/-/worker/failures';

let failures = 0;

/**
 * Counts an error of the worker's own code, also across its restarts. With the third the worker is removed with all that it has stored but
 * what readers have saved: pages go on as in a browser without one, and do not register this build again.
 */
export async function countFailure(error: unknown): Promise<void> {
  failures += 1;
  console.warn('The worker has failed', error);
  failures = Math.max(failures, await countStored().catch(() => 0));
  if (failures < MOST_FAILURES) return;
  await removeWorker([stores.saved, stores.state]);
}

async function countStored(): Promise<number> {
  const state = await caches.open(stores.state);
  const [build, count] = (await (await state.match(place))?.text())?.split(' ') ?? [];
  const next = (build === __BUILD_ID__ ? Number(count) : 0) + 1;
  await state.put(place, new Response(`${__BUILD_ID__} ${next}`));
  if (next >= MOST_FAILURES) await state.put(removedWorker, new Response(__BUILD_ID__));
  return next;
}

/** Unregisters the worker, whatever else fails, and deletes the site's caches except `spared`. */
export async function removeWorker(spared: readonly string[] = []): Promise<void> {
  await scope.registration.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith('adp-') && !spared.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
