/** How long a visitor waits for an app, a page of it or its data, in milliseconds: whatever fails, there is a page or an error within 20 s. */
export const WAIT_TIMEOUT = 19_000;

/** The result of `work`. @throws what it throws, or `toError()` once `time` milliseconds are over, when its signal aborts */
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
