import type { Tombstone } from '../kinds/content/Tombstone';
import { DataError, type DataErrorCode } from './DataError';
import { readPublic, readStored, type PublicOptions } from './readPublic';

/** The result of a loader: a response, an error, or both if the response is an older one from the cache. */
export type Loaded<Answer> =
  | { readonly answer: Answer; readonly error?: DataErrorCode }
  | {
      readonly answer?: undefined;
      readonly error: DataErrorCode;
      /** Set for `gone`: the date of the removal, and the information about the item that remains public. */
      readonly tombstone?: Tombstone | undefined;
    };

/** The delay before a page shows its loading state, in milliseconds. Avoids flicker on fast responses. */
const LOADING_DELAY = 300;

/**
 * Loads public data. In a browser, resolves to an error instead of rejecting, if possible with a cached response.
 * @throws a 503 response on a server
 */
export async function loadPublic<Answer>(path: string, options?: PublicOptions<Answer>): Promise<Loaded<Answer>> {
  try {
    return { answer: await readPublic(path, options) };
  } catch (failure) {
    const error = failure instanceof DataError ? failure.code : 'unavailable';
    if (error === 'gone') return { error, tombstone: (failure as DataError).tombstone };
    if (error === 'not-found' || error === 'invalid' || error === 'unreadable') return { error };
    if (typeof window === 'undefined') throw new Response(null, { status: 503 });
    const answer = await readStored<Answer>(path);
    return answer === undefined ? { error } : { answer, error };
  }
}

/** Resolves to the value of `work`, or in a browser after 300 ms to its promise, so that the page can show progress. */
export async function settleSoon<Value>(work: Promise<Value>): Promise<{ readonly value: Value | Promise<Value> }> {
  const settled = work.then((value) => ({ value }));
  if (typeof window === 'undefined') return settled;
  const pending = new Promise<{ readonly value: Promise<Value> }>((resolve) => {
    setTimeout(() => resolve({ value: work }), LOADING_DELAY);
  });
  return Promise.race([settled, pending]);
}
