import { removedWorker, stores } from '../stores';
import { scope } from './scope';

const MAX_FAILURES = 3;
const cacheKey = '/-/worker/failures';

let failures = 0;

/** Counts errors of the worker's own code. After the third, removes the worker and its caches, but not the saved pages. */
export async function countFailure(error: unknown): Promise<void> {
  failures += 1;
  console.warn('The worker has failed', error);
  failures = Math.max(failures, await countStored().catch(() => 0));
  if (failures < MAX_FAILURES) return;
  await removeWorker([stores.saved, stores.state]);
}

async function countStored(): Promise<number> {
  const state = await caches.open(stores.state);
  const [build, count] = (await (await state.match(cacheKey))?.text())?.split(' ') ?? [];
  const next = (build === __BUILD_ID__ ? Number(count) : 0) + 1;
  await state.put(cacheKey, new Response(`${__BUILD_ID__} ${next}`));
  if (next >= MAX_FAILURES) await state.put(removedWorker, new Response(__BUILD_ID__));
  return next;
}

/** Unregisters the worker, and deletes the site's caches except `spared`. Unregisters it even if deleting the caches fails. */
export async function removeWorker(spared: readonly string[] = []): Promise<void> {
  await scope.registration.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith('adp-') && !spared.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
