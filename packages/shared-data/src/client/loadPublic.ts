import type { Tombstone } from '../kinds/content/Tombstone';
import { DataError, type DataErrorCode } from './DataError';
import { readPublic, readStored, type PublicOptions } from './readPublic';

/** Public data as a page's loader gives it: the answer, or why there is none; both where an older answer stands in for the newest. */
export type Loaded<Answer> =
  | { readonly answer: Answer; readonly error?: DataErrorCode }
  | {
      readonly answer?: undefined;
      readonly error: DataErrorCode;
      /** With `gone`: since when, and what else is public of it. */
      readonly tombstone?: Tombstone | undefined;
    };

/** For so long, in milliseconds, a page waits for its data before it shows without, so that fast answers do not flicker. */
const patience = 300;

/**
 * `readPublic` for a loader. In a browser it never rejects: where the newest cannot be read, what this device has stored
 * comes with the reason.
 * @throws on a server a 503 where data cannot be read, so that the browser tries itself
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

/** What a loader gives of `work`: its value, or after 300 ms the promise, with which the page shows. On a server always the value. */
export async function settleSoon<Value>(work: Promise<Value>): Promise<{ readonly value: Value | Promise<Value> }> {
  const settled = work.then((value) => ({ value }));
  if (typeof window === 'undefined') return settled;
  const late = new Promise<{ readonly value: Promise<Value> }>((resolve) => {
    setTimeout(() => resolve({ value: work }), patience);
  });
  return Promise.race([settled, late]);
}
