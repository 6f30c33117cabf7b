import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createHandler } from '@adp/edge';
import { collectState, type IndexState } from '@adp/edge/search-index';
import { randomSource } from '@adp/seed/random';
import { toMarkPath } from '@adp/shared-data/administrator';
import { articles } from '@adp/shared-data/article';
import { contentCollections } from '@adp/shared-data/content';
import { smallest } from '@adp/shared-data/testing';
import {
  indexFile,
  loadIndex,
  maxDeviceBytes,
  readIndex,
  type SearchEntry,
  unpackShard,
} from '@adp/shared-ui/search-index';
import { assumptions } from './assumptions';
import { createSearches, toSearchPath } from './createSearches';
import type { World } from './createWorld';
import { dataConfig } from './dataConfig';
import { type ImportedRow, importRows } from './importRows';
import { type InstanceFigures, measureInstance } from './measureInstance';
import { type Background, openBackground } from './openBackground';
import { createMember } from './rehearseWrites';

const SECOND = 1_000;
const DAY = 86_400_000;
/** Time after which an item that no search finds counts as lost, in milliseconds. */
const MAX_DELAY = 20 * 60 * SECOND;
const languages = Object.keys(assumptions.languages);

/** Number of searches until an imported row is found, and the seconds since the end of the import. */
interface Discovery {
  readonly searches: number;
  readonly seconds: number;
}

export interface SearchFigures {
  readonly items: number;
  readonly build: {
    readonly seconds: number;
    readonly documentsRead: number;
    /** Documents that a later build reads because of one changed item of a kind, and the share of the kind in all items. */
    readonly documentsReadAgain: number;
    readonly kindShare: number;
    /** Compressed size of the index for servers, and of all shards for devices, in bytes. */
    readonly packedBytes: number;
    readonly shardBytes: number;
  };
  readonly instance: InstanceFigures;
  /** Largest number of bytes that a device downloads in any language, with the list of shards. */
  readonly deviceBytes: number;
  /** Longest time until a search finds a new and a changed item, in seconds. */
  readonly created: number;
  readonly changed: number;
  readonly imported: {
    readonly rows: number;
    readonly oldest: Discovery;
    readonly newest: Discovery;
    readonly last: Discovery;
    /** Slowest search after the import, in real seconds. */
    readonly slowest: number;
  };
  readonly documentsReadPerSearch: number;
}

interface SearchOptions {
  readonly workspace: string;
  readonly world: World;
  /** Folder for the stored files of the site. */
  readonly folder: string;
  /** Time at which the index is built, in milliseconds since 1970. */
  readonly from: number;
  /** Number of measured searches. */
  readonly searches?: number;
  /** Number of imported rows. */
  readonly rows?: number;
  readonly log?: (text: string) => void;
}

/** Builds the search index of the world's items, searches it, and measures when searches find newer items. */
export async function rehearseSearch(options: SearchOptions): Promise<SearchFigures> {
  const { workspace, world, folder, from, searches = 1_500, rows = 10_000, log } = options;
  world.setTime(from);
  const background = openBackground(world, folder);
  const author = await createMember(world, 'search-author');
  await publish(author, 'search-changed', 'An article before its change');
  await markCollections(background);
  world.setTime(from + SECOND);
  const build = await measureBuild(world, background);
  log?.(`index built in ${Math.round(build.seconds)} s`);
  world.setTime(world.now() + build.seconds * SECOND);

  const nextSearch = createSearches(readEntries(background), randomSource(5));
  const searchFile = join(folder, 'searches.json');
  writeFileSync(searchFile, JSON.stringify(Array.from({ length: searches + 1 }, nextSearch)));
  const instance = await measureInstance({ workspace, folder, searchFile });
  log?.(`first search after ${Math.round(instance.firstSearch)} ms`);

  const server = openServer(world, background);
  const documentsReadPerSearch = await measureReads(world, server, nextSearch, author);
  const created = await measureDelay(world, server, {
    id: 'search-created',
    word: 'vyxqwonuzked',
    write: () => publish(author, 'search-created', 'An article about vyxqwonuzked'),
  });
  const changed = await measureDelay(world, server, {
    id: 'search-changed',
    word: 'jaxwuqozvimf',
    write: () => change(author, 'search-changed', 'An article about jaxwuqozvimf'),
  });
  log?.(`new items found after ${created} s, changed items after ${changed} s`);
  const again = await measureNextBuild(world, background);
  const imported = await measureImport(world, background, server, rows);
  return {
    items: world.items.length,
    build: { ...build, ...again },
    instance,
    deviceBytes: await measureDevice(background),
    created,
    changed,
    imported,
    documentsReadPerSearch,
  };
}

type Author = Awaited<ReturnType<typeof createMember>>;

async function publish({ author, writer }: Author, id: string, title: string): Promise<void> {
  const draft = { ...smallest.article, title };
  await writer.create(articles, { id, author, draft, status: 'published' });
}

async function change({ reader, writer }: Author, id: string, title: string): Promise<void> {
  const before = await reader.getMine(articles, id);
  if (!before) throw new Error(`${id} does not exist.`);
  await writer.update(articles, { id, version: before.version, draft: { ...smallest.article, title } });
}

/** Writes a change mark for each collection, because collections of a real site have changed before. */
async function markCollections({ administrator }: Background): Promise<void> {
  const paths = contentCollections.map((collection) => toMarkPath(collection, 'earlier-item'));
  await administrator.commit(paths.map((path) => ({ path, fields: {}, times: ['updated_at'] })));
}

async function measureBuild(world: World, { schedules, files }: Background) {
  world.take();
  const startedAt = performance.now();
  await schedules.updateSearchIndex.run({ time: new Date(world.now()).toISOString() });
  const seconds = (performance.now() - startedAt) / SECOND;
  const { packed = '', bytes } = readStoredIndex(files);
  return {
    seconds,
    documentsRead: world.take().documentsRead,
    packedBytes: files.read(`search/${packed}`)?.byteLength ?? 0,
    shardBytes: [...bytes.values()].reduce((sum, size) => sum + size, 0),
  };
}

/** Measures what the next build reads, without building the index. Only articles have changed. */
async function measureNextBuild(world: World, { reader, files }: Background) {
  const stored = JSON.parse(gunzipSync(readFile(files, 'search-state/state.json.gz')).toString()) as {
    readonly state: IndexState;
  };
  world.take();
  const { state } = await collectState(reader, stored.state, new Date(world.now()));
  const count = (collection: string) => state.kinds[collection]?.items.length ?? 0;
  const all = contentCollections.reduce((sum, collection) => sum + count(collection), 0);
  return { documentsReadAgain: world.take().documentsRead, kindShare: count(articles.collection) / all };
}

/** A server instance that searches, with the world's clock. */
interface Server {
  /** Returns the ids of the items that contain a word of at most 30 letters. */
  readonly find: (word: string) => Promise<readonly string[]>;
  readonly search: (path: string) => Promise<readonly string[]>;
}

function openServer({ now, fetchData }: World, { files }: Background): Server {
  const site = 'https://site.example';
  const handle = createHandler({
    site,
    data: dataConfig,
    searchIndex: `${site}/search/`,
    now,
    fetch: files.toFetch(fetchData),
  });
  const search = async (path: string) => {
    const response = await handle(new Request(site + path));
    if (response.status !== 200) throw new Error(`${path} has status ${response.status}.`);
    const { items } = (await response.json()) as { readonly items: readonly { readonly id: string }[] };
    return items.map(({ id }) => id);
  };
  let number = 0;
  return {
    search,
    find: (word) => {
      number += 1;
      return search(toSearchPath(new URLSearchParams({ q: toVariant(word, number) })));
    },
  };
}

/** Changes some letters to upper case, so that the server does not respond with the stored result of an equal search. */
function toVariant(word: string, number: number): string {
  return [...word].map((letter, at) => ((number >> at) % 2 === 1 ? letter.toUpperCase() : letter)).join('');
}

/** Searches and publishes at the rates of the assumed day. Returns the documents read per search. */
async function measureReads(world: World, { search }: Server, nextSearch: () => string, author: Author) {
  const count = 60;
  const interval = DAY / (assumptions.visits * assumptions.search.perVisit);
  const publicationInterval = DAY / assumptions.publications;
  await search(nextSearch());
  const start = world.now();
  let read = 0;
  let published = 0;
  for (let number = 0; number < count; number += 1) {
    world.setTime(start + number * interval);
    if (world.now() >= start + published * publicationInterval) {
      await publish(author, `search-noise-${published}`, 'An article that was published in the meantime');
      published += 1;
    }
    world.take();
    await search(nextSearch());
    read += world.take().documentsRead;
  }
  return read / count;
}

interface Write {
  readonly id: string;
  /** Word that only the written item contains. */
  readonly word: string;
  readonly write: () => Promise<void>;
}

/** Returns the seconds until a search finds a written item. The instance has just checked for changes, so this is the longest delay. */
async function measureDelay(world: World, { find }: Server, { id, word, write }: Write): Promise<number> {
  world.setTime(world.now() + 60 * SECOND);
  await find(word);
  world.setTime(world.now() + 1);
  await write();
  return searchUntilFound(world, find, { id, word }, world.now());
}

/** Searches once a second until the item is found. Returns the seconds since the time `since`. */
async function searchUntilFound(
  world: World,
  find: Server['find'],
  { id, word }: ImportedRow,
  since: number,
): Promise<number> {
  while (world.now() - since < MAX_DELAY) {
    if ((await find(word)).includes(id)) return (world.now() - since) / SECOND;
    world.setTime(world.now() + SECOND);
  }
  throw new Error(`No search has found ${id} within ${MAX_DELAY / SECOND} s.`);
}

/** Imports rows, then searches for the first one, the last one, and the one that searches find last. */
async function measureImport(world: World, background: Background, { find }: Server, count: number) {
  const rows = await importRows({ world, background, count, prefix: 'search-import' });
  const end = world.now();
  let [searches, slowest] = [0, 0];
  const timedFind = async (word: string) => {
    searches += 1;
    const startedAt = performance.now();
    const ids = await find(word);
    slowest = Math.max(slowest, (performance.now() - startedAt) / SECOND);
    return ids;
  };
  // The newest 50 items of each kind are read first, and all others from the oldest to the newest.
  const positions = { oldest: 0, newest: count - 1, last: Math.max(0, count - 51) };
  const discover = async (position: number) => {
    const row = rows[position];
    if (!row) throw new RangeError(`There is no row ${position}.`);
    const seconds = await searchUntilFound(world, timedFind, row, end);
    return { searches, seconds };
  };
  return {
    rows: count,
    oldest: await discover(positions.oldest),
    newest: await discover(positions.newest),
    last: await discover(positions.last),
    slowest,
  };
}

/** Returns the bytes that a device downloads for search without the endpoint, in the language with the largest download. */
async function measureDevice({ files }: Background): Promise<number> {
  const { bytes } = readStoredIndex(files);
  const list = readFile(files, `search/${indexFile}`);
  const empty = JSON.stringify({ version: 1, entries: [] });
  const sizes = languages.map(async (lang) => {
    let downloaded = gzipSync(list).byteLength;
    // Respond without entries, because only the sizes of the requested shards matter.
    const fetch = (name: string) => {
      downloaded += bytes.get(name) ?? 0;
      return Promise.resolve(new Response(name === indexFile ? list.toString() : empty));
    };
    const { addOthers } = await loadIndex({ folder: '', languages: [lang, 'en'], maxBytes: maxDeviceBytes, fetch });
    await addOthers();
    return downloaded;
  });
  return Math.max(...(await Promise.all(sizes)));
}

function readEntries({ files }: Background): readonly SearchEntry[] {
  return [...readStoredIndex(files).shards].flatMap(([lang, names]) =>
    names.flatMap((name) => unpackShard(JSON.parse(readFile(files, `search/${name}`).toString()), lang)),
  );
}

const readStoredIndex = (files: Background['files']) =>
  readIndex(JSON.parse(readFile(files, `search/${indexFile}`).toString()));

function readFile({ read }: Background['files'], name: string): Buffer {
  const content = read(name);
  if (!content) throw new Error(`${name} has not been written.`);
  return content;
}
