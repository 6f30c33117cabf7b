import { readIndex } from '@adp/shared-ui/search-index';
import { readIndexText, type ReadIndexFile } from './createIndexFiles';

interface IndexPart<Content> {
  readonly content: Content;
  readonly builtAt: Date;
}

/** Reads a part of the search index, with a timeout in milliseconds. Resolves to undefined if the index has no such part. */
export type ReadIndexPart<Content> = (timeout: number) => Promise<IndexPart<Content> | undefined>;

interface Part<Content> {
  /** Returns the name of the file of the part. */
  readonly findFile: (index: ReturnType<typeof readIndex>) => string | undefined;
  readonly parse: (content: unknown) => Content;
}

/** Creates a reader that parses a file once, because the name of the file changes with its content. */
export function createIndexPart<Content>(
  readFile: ReadIndexFile,
  { findFile, parse }: Part<Content>,
): ReadIndexPart<Content> {
  let last: { readonly name: string; readonly content: Content } | undefined;
  return async (timeout) => {
    const index = readIndex(JSON.parse(await readIndexText(readFile, timeout)));
    const name = findFile(index);
    if (name === undefined) return undefined;
    if (last?.name !== name) {
      const file = await readFile(name, timeout);
      if (!file.ok) return undefined;
      last = { name, content: parse(await file.json()) };
    }
    return { content: last.content, builtAt: index.builtAt };
  };
}
