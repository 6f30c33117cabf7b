const turns = new Map<string, Promise<unknown>>();

/** Runs `work` when nothing else runs under this name: in no tab where the browser has locks, else in this page. */
export async function locked<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return inTurn(name, work);
  let begun = false;
  try {
    return await navigator.locks.request(name, () => {
      begun = true;
      return work();
    });
  } catch (error) {
    if (begun) throw error;
    // Browsers that let the site store nothing refuse locks, too.
    return inTurn(name, work);
  }
}

async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(name) ?? Promise.resolve()).then(work, work);
  turns.set(name, turn);
  return turn;
}
