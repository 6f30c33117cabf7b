// Entry point for search on a server. Devices search the shards of `search-index` instead.
export { PackedSearcher } from './PackedSearcher';
export { packIndex } from './packIndex';
