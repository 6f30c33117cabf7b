const lastByName = new Map<string, Promise<unknown>>();

/** Runs `work` while no other work with this name runs: in any tab if the browser supports Web Locks, otherwise in this page. */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return queueInPage(name, work);
  let started = false as boolean;
  try {
    return await navigator.locks.request(name, () => {
      started = true;
      return work();
    });
  } catch (error) {
    if (started) throw error;
    // Browsers that block storage also refuse locks.
    return queueInPage(name, work);
  }
}

async function queueInPage<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const next = (lastByName.get(name) ?? Promise.resolve()).then(work, work);
  lastByName.set(name, next);
  return next;
}
