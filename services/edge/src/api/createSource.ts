import { kindNames } from '@adp/shared-data/content';
import { readComparedFields } from '@adp/shared-data/lists';
import { readItemCounts, readTimeline } from '@adp/shared-ui/search-index';
import type { HandlerOptions } from '../HandlerOptions';
import { createIndexFiles } from './createIndexFiles';
import { createIndexPart } from './createIndexPart';
import type { PublicData } from './createPublicData';
import { createSearch } from './createSearch';
import type { Source } from './queries';

/** Creates the source of all queries for public data. */
export function createSource(options: HandlerOptions, publicData: PublicData): Source {
  const { site, data, searchIndex } = options;
  const { reader, now } = publicData;
  const readFile = searchIndex === undefined ? undefined : createIndexFiles(options, searchIndex);
  const index = readFile && {
    readFile,
    search: createSearch(readFile, publicData),
    readTimeline: createIndexPart(readFile, { findFile: ({ timeline }) => timeline, parse: readTimeline }),
    readCounts: createIndexPart(readFile, { findFile: ({ counts }) => counts, parse: readItemCounts }),
    readCompared: new Map(
      kindNames.map((kind) => [
        kind,
        createIndexPart(readFile, { findFile: ({ compared }) => compared.get(kind), parse: readComparedFields }),
      ]),
    ),
  };
  return { reader, index, data, site, now };
}
