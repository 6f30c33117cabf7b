// Entry point for the search index and its files. Servers import this module, so it does not use React.
export { buildShards, type IndexedItem, toIndexEntries } from './buildShards';
export {
  countedProperties,
  dayProperties,
  type CountedProperty,
  countItems,
  type CollectionCounts,
  type ItemCounts,
  readItemCounts,
} from './countItems';
export { createWordMatcher, type WordMatcher } from './createWordMatcher';
export { describeQuery, type PeopleSearch } from './describeQuery';
export { frequentTags } from './frequentTags';
export { indexFile, indexFiles, readIndex, toLanguage } from './indexFiles';
export { listTimeline, readTimeline, type TimelineItem } from './listTimeline';
export { type IndexOptions, loadIndex, maxDeviceBytes, type OpenIndex } from './loadIndex';
export {
  mergeTimelinePages,
  pageTimeline,
  type TimelineEntry,
  type TimelineFilters,
  timelineKey,
  type TimelinePage,
  timelineYear,
} from './pageTimeline';
export { Searcher } from './Searcher';
export {
  entryKey,
  type EntryKind,
  entryKinds,
  groupByItem,
  packShard,
  type SearchEntry,
  type SearchHit,
  unpackShard,
} from './searchEntry';
export {
  countKinds,
  type SearchResultPage,
  groupByKind,
  groupSize,
  searchPage,
  type SearchRequest,
} from './searchPage';
export { type SearchableItem, toSearchEntries } from './toSearchEntries';
export { themeNames } from './words/themes';
export { markWords, type TextPart } from './words/splitWords';
