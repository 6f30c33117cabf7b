import { toSearchFileUrl } from '@adp/shared-data/files';
import { indexFile } from '@adp/shared-ui/search-index';
import type { HandlerOptions } from '../HandlerOptions';
import { withTimeout } from '../withTimeout';

/** Reads a file of the search index, with a timeout in milliseconds. */
export type ReadIndexFile = (name: string, timeout: number) => Promise<Response>;

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

export async function readIndexText(readFile: ReadIndexFile, timeout: number): Promise<string> {
  const response = await readFile(indexFile, timeout);
  if (!response.ok) throw new Error(`The search index responds with status ${response.status}.`);
  return response.text();
}
