import type { DataConfig } from '../client/DataConfig';
import { DataError, errorOfStatus } from '../client/DataError';
import { toFilesUrl } from './listFiles';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const timeout = 30_000;

/** Reads a range of a file's bytes, or without one deletes the file. Resolves to undefined where there is no such file. */
export function createFileRequests(config: DataConfig, getToken: () => Promise<string>, fetch: Fetch) {
  return async (name: string, options?: { readonly range: string }): Promise<Uint8Array | undefined> => {
    const url = `${toFilesUrl(config)}/${encodeURIComponent(name)}${options ? '?alt=media' : ''}`;
    const answer = await fetch(url, {
      method: options ? 'GET' : 'DELETE',
      headers: { authorization: `Bearer ${await getToken()}`, ...options },
      signal: AbortSignal.timeout(timeout),
    }).catch((cause: unknown) => {
      throw cause instanceof DataError ? cause : new DataError('offline', { cause });
    });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw errorOfStatus(answer.status);
    return options ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  };
}
