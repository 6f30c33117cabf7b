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

export function isLoaderError(error: unknown): boolean {
  return isRouteErrorResponse(error) || (typeof error === 'object' && error !== null && errors.has(error));
}
