const INTERVAL = 5_000;

/** Returns a function that reports the number of transferred documents, at most every 5 seconds. */
export function createProgress(log: (text: string) => void, now = Date.now): (documents: number, all?: number) => void {
  let last = now();
  return (documents, all) => {
    if (now() - last < INTERVAL) return;
    last = now();
    const suffix = all === undefined ? '' : ` of ${all.toLocaleString('en')}`;
    log(`${documents.toLocaleString('en')}${suffix} documents`);
  };
}
