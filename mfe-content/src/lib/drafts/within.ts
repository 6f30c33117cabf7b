/** What took longer than there was time for. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/** Waits so many milliseconds for something that may never end; then rejects with TooSlow. */
export function within<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => reject(new TooSlow()), milliseconds);
    void promise.then(resolve, reject).finally(() => clearTimeout(clock));
  });
}
