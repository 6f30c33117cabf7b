/**
 * Settles like `work`, or rejects after `timeout` milliseconds. Aborting a request is not enough if others share its promise: a request may
 * never settle, even when aborted, and then nothing would be read again.
 */
export async function withTimeout<Value>(work: Promise<Value>, timeout: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeout} ms`)), timeout).unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
