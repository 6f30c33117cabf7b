/** For so long, in milliseconds, a page waits for data before it shows without, so that fast answers do not flicker. */
const patience = 300;

/** Resolves with `work`, or after the patience. */
export function soon(work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, patience))]);
}
