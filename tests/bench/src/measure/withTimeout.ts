/**
 * The result of `work`, or an error where it takes longer than `limit` milliseconds.
 * @throws Error that names what was waited for, and what `work` throws
 */
export async function withTimeout<Result>(work: Promise<Result>, what: string, limit = 60_000): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited ${limit / 1_000} s in vain for ${what}.`)), limit);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
