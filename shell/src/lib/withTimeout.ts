/** Timeout for an app, its page's code or data, in milliseconds, so that a page or an error is shown within 20 s. */
export const WAIT_TIMEOUT = 19_000;

/** Returns the result of `work`. After `time` milliseconds, aborts its signal and throws `toError()`. */
export async function withTimeout<Result>(
  time: number,
  toError: () => Error,
  work: (signal: AbortSignal) => Result | Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = toError();
      reject(error);
      controller.abort(error);
    }, time);
  });
  try {
    return await Promise.race([work(controller.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
