import { isRouteErrorResponse } from 'react-router-dom';

const errors = new WeakSet<object>();

/** Returns the result of `load`, and remembers the errors that it throws for `isLoaderError`. */
export async function runLoader<Data>(load: () => Data): Promise<Awaited<Data>> {
  try {
    return await load();
  } catch (error) {
    if (typeof error === 'object' && error !== null) errors.add(error);
    throw error;
  }
}

/** Returns whether the error came from a loader, so the page's code is not to blame. */
export function isLoaderError(error: unknown): boolean {
  return isRouteErrorResponse(error) || (typeof error === 'object' && error !== null && errors.has(error));
}
