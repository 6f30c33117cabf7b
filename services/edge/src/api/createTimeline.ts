import { readIndex, readTimeline, type TimelineItem } from '@adp/shared-ui/search-index';
import { readIndexText, type ReadIndexFile } from './createIndexFiles';

interface Timeline {
  readonly items: readonly TimelineItem[];
  readonly builtAt: Date;
}

/** Reads the timeline of the search index. Resolves to undefined if the index was built before it had one. */
export type ReadTimeline = (timeout: number) => Promise<Timeline | undefined>;

/** Creates a reader that parses a file once, because the name of the file changes with its content. */
export function createTimeline(readFile: ReadIndexFile): ReadTimeline {
  let last: { readonly name: string; readonly items: readonly TimelineItem[] } | undefined;
  return async (timeout) => {
    const { timeline: name, builtAt } = readIndex(JSON.parse(await readIndexText(readFile, timeout)));
    if (name === undefined) return undefined;
    if (last?.name !== name) {
      const file = await readFile(name, timeout);
      if (!file.ok) return undefined;
      last = { name, items: readTimeline(await file.json()) };
    }
    return { items: last.items, builtAt };
  };
}
