import { toSearchFileUrl } from '@adp/shared-data/files';
import { indexFile } from '@adp/shared-ui/search-index';
import type { HandlerOptions } from '../HandlerOptions';
import { withTimeout } from '../withTimeout';
import { ApiError } from './ApiError';

/** Reads a file of the search index, with a timeout in milliseconds. The response is the file, or has an error status of 4xx. */
export type ReadIndexFile = (name: string, timeout: number) => Promise<Response>;

/**
 * Returns a reader for the search index stored by background work. Without a stored index, reads the index published on the
 * app's host. Files of the two indexes never mix, because shard names are content hashes.
 */
export function createIndexFiles(
  { data, fetch = globalThis.fetch }: Pick<HandlerOptions, 'data' | 'fetch'>,
  publishedFolder: string,
): ReadIndexFile {
  return async (name, timeout) => {
    const signal = AbortSignal.timeout(timeout);
    const request = async (url: string) => {
      const response = await fetch(url, { signal });
      if (isOutage(response.status))
        throw new ApiError(503, 'unavailable', 'The search index cannot be read. Try again later.', { retryAfter: 30 });
      return response;
    };
    const read = async () => {
      const stored = await request(toSearchFileUrl(data, name));
      // Fall back to the published index only if none is stored, because the published one may be older.
      return stored.ok ? stored : request(publishedFolder + name);
    };
    return withTimeout(read(), timeout);
  };
}

/**
 * Returns the list of shards of the search index, as JSON.
 * @throws Error if the site has no index
 */
export async function readIndexText(readFile: ReadIndexFile, timeout: number): Promise<string> {
  const response = await readFile(indexFile, timeout);
  if (!response.ok) throw new Error(`The search index responds with status ${response.status}.`);
  return response.text();
}

/** Returns true for the statuses of an outage or an exhausted quota. Others, such as 404, mean that there is no file to read. */
const isOutage = (status: number) => status >= 500 || status === 402 || status === 429;
