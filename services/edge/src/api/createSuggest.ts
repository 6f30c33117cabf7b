import { indexFile, readIndex } from '@adp/shared-ui/search-index';
import type { ReadIndexFile } from './createIndexFiles';

/** The index's host is not waited for longer, in milliseconds: a page has no suggestions then. */
const timeout = 1_000;

export type Suggest = () => Promise<readonly string[]>;

/** Searches to begin with, which come with the index: nothing else is read. Rejects where there is no index. */
export function createSuggest(readIndexFile: ReadIndexFile): Suggest {
  return async () => {
    const response = await readIndexFile(indexFile, timeout);
    if (!response.ok) throw new Error(`the search index answers with status ${response.status}`);
    return readIndex(await response.json()).suggested;
  };
}
