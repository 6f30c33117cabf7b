import type { DataReader } from '@adp/shared-data/client';
import { searchedKind } from '@adp/shared-data/content';
import { findStates } from '@adp/shared-data/lists';
import { currentLocale } from '@adp/shared-ui';
import {
  type SearchResultPage,
  indexFile,
  loadIndex,
  maxDeviceBytes,
  type OpenIndex,
  readIndex,
  type SearchEntry,
  searchPage,
  type SearchRequest,
  toLanguage,
  toSearchEntries,
} from '@adp/shared-ui/search-index';
import { kinds } from '../lib/kinds';
import { dataReader } from './dataReader';

/** The number of newest items of each kind to add to the index. Keeps the total for all kinds below 50 documents. */
const newest = 9;

let opening: Promise<OpenIndex> | undefined;

/** Opens the search index once per page: the reader's languages first, with the newest items from the lists. */
export function openSearch(locale: string): Promise<OpenIndex> {
  opening ??= open(locale).catch((error: unknown) => {
    // Do not cache a failure, so that the next search tries again.
    opening = undefined;
    throw error;
  });
  return opening;
}

async function open(locale: string): Promise<OpenIndex> {
  const languages = readerLanguages(locale);
  const index = await loadIndex({ folder: '', fetch: fetchIndexFile, languages, maxBytes: maxDeviceBytes });
  const recent = await newestSince(await dataReader(), index.builtAt).catch(() => []);
  await index.searcher.add(recent, { newer: true });
  return index;
}

export interface DeviceResults extends SearchResultPage {
  readonly asOf: Date;
  /** True if only the newest items were searched, because the index of all items is too large for a device. */
  readonly newestOnly?: true;
}

/** Searches all languages on the device, as a fallback for the endpoint. */
export async function searchOnDevice(request: SearchRequest): Promise<DeviceResults> {
  const { searcher, addOthers, isNewestOnly } = await openSearch(currentLocale());
  await addOthers();
  return { ...searchPage(searcher, request), asOf: new Date(), ...(isNewestOnly() && { newestOnly: true }) };
}

export async function suggestOnDevice(): Promise<readonly string[]> {
  const response = await fetchIndexFile(indexFile);
  return readIndex(await response.json()).suggested;
}

/** Returns the languages to search first. They include English, because most items are in English. */
function readerLanguages(locale: string): readonly string[] {
  return [...new Set([locale, ...navigator.languages, 'en'].map(toLanguage))];
}

/** Fetches a file of the index from the site's endpoints or, if that fails, from the directory of the app's builds. */
async function fetchIndexFile(name: string): Promise<Response> {
  const current = await fetch(`/api/v1/search/${name}`).catch(() => undefined);
  // A host without endpoints responds with an HTML page.
  if (current?.ok && current.headers.get('content-type')?.startsWith('application/json')) return current;
  const publicPath = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/';
  return fetch(new URL(`/search/${name}`, new URL(publicPath, window.location.href)));
}

async function newestSince(reader: DataReader, from: Date): Promise<readonly SearchEntry[]> {
  const newestByKind = await Promise.all(
    kinds.map(async (kind) => {
      const { items } = await reader.list(searchedKind(kind), { order: 'newest', range: { from }, pageSize: newest });
      return items.flatMap((item) => toSearchEntries(kind, item, findStates(kind, item)));
    }),
  );
  return newestByKind.flat();
}
