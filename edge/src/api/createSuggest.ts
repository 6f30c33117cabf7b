import { indexFile, readIndex } from '@adp/shared-ui/search-index';

/** The index's host is not waited for longer, in milliseconds: a page has no suggestions then. */
const timeout = 1_000;

interface Options {
  /** The address of the folder with the index, with a slash at its end. */
  readonly folder: string;
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

export type Suggest = () => Promise<readonly string[]>;

/** Searches to begin with, which come with the index: nothing else is read. Rejects where there is no index. */
export function createSuggest({ folder, fetch = globalThis.fetch }: Options): Suggest {
  return async () => {
    const response = await fetch(folder + indexFile, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) throw new Error(`the search index answers with status ${response.status}`);
    return readIndex(await response.json()).suggested;
  };
}
