import { isRouteErrorResponse } from 'react-router-dom';

const errors = new WeakSet<object>();

/** Returns the result of `load`. Records errors that `load` throws, so that `isLoaderError` recognizes them. */
export async function runLoader<Data>(load: () => Data): Promise<Awaited<Data>> {
  try {
    return await load();
  } catch (error) {
    if (typeof error === 'object' && error !== null) errors.add(error);
    throw error;
  }
}

/** Returns whether a loader threw the error, so that the page's code is not the cause. */
export function isLoaderError(error: unknown): boolean {
  return isRouteErrorResponse(error) || (typeof error === 'object' && error !== null && errors.has(error));
}
