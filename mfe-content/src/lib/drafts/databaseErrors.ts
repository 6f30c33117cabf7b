import { isObject } from '@adp/shared-data/fields';

/** Returns the name of anything thrown. IndexedDB errors are distinguished by name. */
export function getErrorName(error: unknown): string {
  return isObject(error) && 'name' in error ? String(error['name']) : '';
}

export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

export function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError()), milliseconds);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
