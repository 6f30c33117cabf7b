/**
 * Settles like `work`, or rejects after `timeout` milliseconds. Aborting a shared request is not enough: it may never settle, even when
 * aborted, and then no later call would send it again.
 */
export async function withTimeout<Value>(work: Promise<Value>, timeout: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${timeout} ms`)), timeout).unref();
  });
  try {
    return await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
