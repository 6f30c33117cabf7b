import { isObject } from '@adp/shared-data/fields';

/** Returns the name of an error of any type. Databases report errors by name. */
export function getErrorName(error: unknown): string {
  return isObject(error) && 'name' in error ? String(error['name']) : '';
}

/** Work took longer than its limit. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Rejects with TimeoutError if the promise takes longer. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError()), milliseconds);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
