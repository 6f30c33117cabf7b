import type { Tombstone } from '../kinds/content/Tombstone';
import { DataError, type DataErrorCode } from './DataError';
import { readPublic, readStored, type PublicOptions } from './readPublic';

/** The result of a loader: a response, an error, or both if an older response replaces one that cannot be read. */
export type Loaded<Answer> =
  | { readonly answer: Answer; readonly error?: DataErrorCode }
  | {
      readonly answer?: undefined;
      readonly error: DataErrorCode;
      /** With `gone`: the date of removal, and what remains public about the item. */
      readonly tombstone?: Tombstone | undefined;
    };

/** Milliseconds before a page shows its loading state, so that fast responses do not make it flicker. */
const LOADING_DELAY = 300;

/**
 * Reads public data for a loader. In a browser it never rejects: if reading fails, it returns the response in the HTTP cache together
 * with the error.
 * @throws a response of status 503 on a server, so that the browser reads the data itself
 */
export async function loadPublic<Answer>(path: string, options: PublicOptions<Answer>): Promise<Loaded<Answer>> {
  try {
    return { answer: await readPublic(path, options) };
  } catch (failure) {
    const error = failure instanceof DataError ? failure.code : 'unavailable';
    if (error === 'gone') return { error, tombstone: (failure as DataError).tombstone };
    if (error === 'not-found' || error === 'invalid' || error === 'unreadable') return { error };
    // The router handles responses.
    if (typeof window === 'undefined') throw new Response(null, { status: 503 });
    const answer = await readStored<Answer>(path);
    return answer === undefined ? { error } : { answer, error };
  }
}

/** Resolves to the value of `work`, or after 300 ms to its promise, so that the page can show its loading state. On a server, always to the value. */
export async function settleSoon<Value>(work: Promise<Value>): Promise<{ readonly value: Value | Promise<Value> }> {
  const settled = work.then((value) => ({ value }));
  if (typeof window === 'undefined') return settled;
  const pending = new Promise<{ readonly value: Promise<Value> }>((resolve) => {
    setTimeout(() => resolve({ value: work }), LOADING_DELAY);
  });
  return Promise.race([settled, pending]);
}
