/** Load timeout for a part of a built app, in milliseconds. Its files are local, so a slower load never completes. */
const TIME_LIMIT = 10_000;

/**
 * Returns the result of `work`.
 * @throws Error that names `part` on timeout: with only an unsettled promise left, Node would exit without a message
 */
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
