import type { HandlerOptions } from '../HandlerOptions';
import { createIndexFiles } from './createIndexFiles';
import type { PublicData } from './createPublicData';
import { createSearch } from './createSearch';
import { createTimeline } from './createTimeline';
import type { Source } from './queries';

/** Creates the source of all queries for public data. */
export function createSource(options: HandlerOptions, publicData: PublicData): Source {
  const { site, searchIndex } = options;
  const { reader, now } = publicData;
  const readFile = searchIndex === undefined ? undefined : createIndexFiles(options, searchIndex);
  const index = readFile && {
    readFile,
    search: createSearch(readFile, publicData),
    readTimeline: createTimeline(readFile),
  };
  return { reader, index, site, now };
}
