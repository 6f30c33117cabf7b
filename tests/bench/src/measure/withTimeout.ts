/**
 * Returns the result of `work`, or rejects after `limit` milliseconds.
 * @throws Error that names the missing result (`what`) after a timeout, and any error of `work`
 */
export async function withTimeout<Result>(work: Promise<Result>, what: string, limit = 60_000): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Timed out after ${limit / 1_000} s waiting for ${what}.`)), limit);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
