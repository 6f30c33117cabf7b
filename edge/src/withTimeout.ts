/**
 * Settles as `work` does, or rejects after `timeout` milliseconds. Aborting a request is not enough where others wait for the same promise:
 * a request may never settle, aborted or not, and then nothing is ever read again.
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
