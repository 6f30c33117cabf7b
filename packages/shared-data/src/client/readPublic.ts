import type { Tombstone } from '../kinds/content/Tombstone';
import { DataError, errorOfStatus } from './DataError';
import { getRecentChange } from './getRecentChange';
import { withTimeout } from './withTimeout';

export interface PublicOptions<Answer> {
  /**
   * Reads the same data from Firestore if the endpoint fails. Load its code in a separate chunk. Omit it for data that
   * only the endpoint has.
   */
  readonly fallback?: () => Promise<Answer>;
  readonly signal?: AbortSignal | undefined;
}

const toAddress = (path: string) => `/api/v1/${path}`;

/** The time after which a slow endpoint is abandoned in favour of Firestore, in milliseconds. */
const timeout = 8_000;
const isDate = /(At|asOf|previousStart)$/;

/** Reads public data from the site's endpoint `path` and converts date texts to dates (docs/decisions/071). */
export async function readPublic<Answer>(
  path: string,
  { fallback, signal }: PublicOptions<Answer> = {},
): Promise<Answer> {
  try {
    return (await withTimeout({ signal, timeout }, (ending) => request(path, ending))) as Answer;
  } catch (error) {
    const { code } = error as DataError;
    if (!['unavailable', 'timeout', 'too-many'].includes(code)) throw error;
    if (!fallback) throw new DataError('unavailable');
    return fallback();
  }
}

async function request(path: string, signal: AbortSignal): Promise<unknown> {
  const fresh = getRecentChange();
  const join = path.includes('?') ? '&' : '?';
  const answer = await fetch(toAddress(path) + (fresh === undefined ? '' : `${join}fresh=${fresh}`), { signal });
  return parse(answer);
}

/** Reads a response of any age from the browser's HTTP cache. Resolves to undefined if the cache contains none. */
export async function readStored<Answer>(path: string): Promise<Answer | undefined> {
  try {
    return (await parse(await fetch(toAddress(path), { cache: 'only-if-cached', mode: 'same-origin' }))) as Answer;
  } catch {
    return undefined;
  }
}

async function parse(answer: Response): Promise<unknown> {
  // A host without the site's endpoints responds with an HTML page.
  if (!answer.headers.get('content-type')?.startsWith('application/json')) throw new DataError('unavailable');
  if (!answer.ok && answer.status !== 410) throw errorOfStatus(answer.status);
  const content: unknown = JSON.parse(await answer.text(), (name, value: unknown) =>
    isDate.test(name) && typeof value === 'string' ? new Date(value) : value,
  );
  if (!answer.ok) throw new DataError('gone', { tombstone: (content as { readonly error: Tombstone }).error });
  return content;
}
