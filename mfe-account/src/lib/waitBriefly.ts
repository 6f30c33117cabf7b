/** Fast answers are waited for, so that nothing flickers; after this long, in milliseconds, a page shows without them. */
const LIMIT = 300;

/** Ends with `work`, or when the patience does. */
export function waitBriefly(work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, LIMIT))]);
}
