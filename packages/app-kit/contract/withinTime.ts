/** Load timeout for a part of a built app, in milliseconds. The files are local, so a load that takes longer never completes. */
const TIME_LIMIT = 10_000;

/** Returns the result of `work`, or throws after `TIME_LIMIT`. Without the timer, Node would exit silently on an unsettled promise. */
export async function withinTime<Result>(part: string, work: () => Result | Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${part} did not load within ${TIME_LIMIT / 1000} s`)), TIME_LIMIT);
  });
  try {
    return await Promise.race([work(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
