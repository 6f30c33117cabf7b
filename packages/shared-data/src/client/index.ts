export type { DataOptions } from './connect';
export {
  type Count,
  createReader,
  type DataReader,
  type MyListOptions,
  type Page,
  type Versioned,
} from './createReader';
export { callAction } from './callAction';
export { type DataConfig, dataConfig, parseDataConfig, readDataConfig } from './DataConfig';
export { DataError, type DataErrorCode } from './DataError';
export type { Written } from './FirestoreClient';
export { newId } from './newId';
export type { ListOptions } from './queries';
export { rememberChange } from './recentChange';
export { readItem } from './readItem';
export { readPublic } from './readPublic';
export { closePages, type LoadedPages, loadPages, openPage } from './loadPages';
export { type Loaded, loadPublic, settleSoon } from './loadPublic';
export { changedKey, getRecentChange } from './getRecentChange';
