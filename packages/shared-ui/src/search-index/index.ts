// The search index: its files, and the search in it, on a device and on a server. No React here.
export { buildShards, type IndexedItem } from './buildShards';
export { frequentTags } from './frequentTags';
export { indexFile, indexFiles, readIndex, toLanguage } from './indexFiles';
export { type IndexPlace, loadIndex, type OpenIndex } from './loadIndex';
export { Searcher } from './Searcher';
export {
  entryKey,
  type EntryKind,
  entryKinds,
  packShard,
  type SearchEntry,
  type SearchHit,
  unpackShard,
} from './searchEntry';
export { countKinds, type FoundPage, groupByKind, groupSize, searchPage, type SearchRequest } from './searchPage';
export { type Searched, toSearchEntries } from './toSearchEntries';
export { themeNames } from './words/themes';
export { markWords, type TextPart } from './words/splitWords';
