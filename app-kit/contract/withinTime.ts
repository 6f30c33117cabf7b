/** How long a part of a built app may take to load, in milliseconds. Its files are on this machine, so one that takes longer never will. */
const TIME_LIMIT = 10_000;

/** The result of `work`. @throws Error that names `part` where the time is over: a promise that nothing resolves would end the process without a word */
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
