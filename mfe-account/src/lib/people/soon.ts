/** Fast answers are waited for, so that nothing flickers; after this long, in milliseconds, a page shows without them. */
const patience = 300;

/** Ends with `work`, or when the patience does. */
export function soon(work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, patience))]);
}
