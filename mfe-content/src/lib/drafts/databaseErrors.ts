import { isObject } from '@adp/shared-data/fields';

/** The name of an error, whatever it is made of: databases report by it what is wrong. */
export function getErrorName(error: unknown): string {
  return isObject(error) && 'name' in error ? String(error['name']) : '';
}

/** Work took longer than its limit. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Waits so many milliseconds for something that may never end; then rejects with TimeoutError. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError()), milliseconds);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
