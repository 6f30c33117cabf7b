import { toSearchFileUrl } from '@adp/shared-data/files';
import { indexFile } from '@adp/shared-ui/search-index';
import type { HandlerOptions } from '../HandlerOptions';
import { withTimeout } from '../withTimeout';

/** Reads a file of the search index, with a timeout in milliseconds. */
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
    const read = async () => {
      const stored = await fetch(toSearchFileUrl(data, name), { signal }).catch(() => undefined);
      return stored?.ok ? stored : fetch(publishedFolder + name, { signal });
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
