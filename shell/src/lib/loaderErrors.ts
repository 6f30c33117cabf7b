import { isRouteErrorResponse } from 'react-router-dom';

const errors = new WeakSet<object>();

/** What `load` gives. What it throws is known as an error of a page's data. */
export async function runLoader<Data>(load: () => Data): Promise<Awaited<Data>> {
  try {
    return await load();
  } catch (error) {
    if (typeof error === 'object' && error !== null) errors.add(error);
    throw error;
  }
}

/** Whether a loader threw it: the code of the page is not to blame. */
export function isLoaderError(error: unknown): boolean {
  return isRouteErrorResponse(error) || (typeof error === 'object' && error !== null && errors.has(error));
}
