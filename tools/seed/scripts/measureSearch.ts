import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type ContentKind, kindNames } from '@adp/shared-data/content';
import { packIndex, PackedSearcher } from '@adp/shared-ui/packed-index';
import {
  type IndexedItem,
  type SearchEntry,
  searchPage,
  toIndexEntries,
  toSearchEntries,
} from '@adp/shared-ui/search-index';
import type { SeedItem } from '../src/content/seedItem';
import { members } from '../src/content/members';
import { generateContent } from '../src/generator/generateContent';
import { randomSource } from '../src/generator/randomSource';

// Measures search on a server (docs/decisions/186): `npm run measure-search -w @adp/seed -- --items 100000`

const partSize = 1_000;
const searches = 400;
/** Searches with many matches: frequent words, beginnings, typing errors, names of countries and themes. */
const hardQueries = [
  'data policy',
  'da',
  're',
  'grants Kenya',
  'regulatoin',
  'governance',
  'données de santé',
  'الصحة',
  'afya ya umma',
  'the data zzzzq',
];

function generateEntries(count: number): readonly SearchEntry[] {
  const items: IndexedItem[] = [];
  for (let first = 1; first <= count; first += partSize) {
    const content = generateContent({ count: Math.min(partSize, count - first + 1), seed: 1, first, texts: 'natural' });
    const byKind: Readonly<Record<ContentKind, readonly SeedItem[]>> = {
      article: content.articles,
      event: content.events,
      opportunity: content.opportunities,
      product: content.products,
      knowledgeProduct: content.knowledgeProducts,
    };
    for (const kind of kindNames) for (const item of byKind[kind]) items.push(...toItems(kind, item));
  }
  return toIndexEntries(items);
}

function toItems(kind: ContentKind, item: SeedItem): readonly IndexedItem[] {
  const { id, title, summary, tags, themes, countries, lang, programme, author, publishedDaysAgo } = item;
  const translations = Object.fromEntries((item.translations ?? []).map((text) => [text.lang, text]));
  const searchable = { id, title, summary, tags, themes, lang, authorName: members[author].name, translations };
  const entries = toSearchEntries(kind, { ...searchable, ...(programme && { programme }) }, countries);
  return entries.map((entry) => ({ ...entry, lang: entry.lang ?? lang, publishedAt: -publishedDaysAgo }));
}

function chooseQueries(entries: readonly SearchEntry[]): readonly string[] {
  const random = randomSource(7);
  const fromTexts = Array.from({ length: searches - hardQueries.length }, () => {
    const { title, summary } = random.pick(entries);
    return random.some(`${title} ${summary}`.split(' '), 1, 3).join(' ');
  });
  return [...hardQueries, ...fromTexts];
}

const toMegabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

async function build(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  const entries = generateEntries(count);
  const startedAt = performance.now();
  const bytes = await packIndex(entries);
  const packed = gzipSync(bytes);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${count} items, ${entries.length} texts`);
  console.log(`build: ${seconds} s, ${toMegabytes(process.memoryUsage().rss)}`);
  console.log(`file: ${toMegabytes(packed.length)}, in memory ${toMegabytes(bytes.length)}`);
  writeFileSync(join(folder, 'index'), packed);
  writeFileSync(join(folder, 'queries'), JSON.stringify(chooseQueries(entries)));
  // Open the index in a new process, whose memory is that of a server.
  execFileSync(process.execPath, ['--import', 'tsx', import.meta.filename, '--open', folder], { stdio: 'inherit' });
  rmSync(folder, { recursive: true });
}

async function open(folder: string): Promise<void> {
  const startedAt = performance.now();
  const searcher = await PackedSearcher.open(gunzipSync(readFileSync(join(folder, 'index'))), []);
  console.log(`open: ${Math.round(performance.now() - startedAt)} ms`);
  const queries = JSON.parse(readFileSync(join(folder, 'queries'), 'utf8')) as readonly string[];
  const times = queries
    .map((query) => {
      const before = performance.now();
      searchPage(searcher, { query, lang: 'en', isGrouped: true });
      return performance.now() - before;
    })
    .sort((a, b) => a - b);
  const at = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;
  console.log(`search: median ${at(0.5)}, 95th percentile ${at(0.95)}, slowest ${at(0.999)}`);
  console.log(`process: ${toMegabytes(process.memoryUsage().rss)}`);
}

const { values } = parseArgs({ options: { items: { type: 'string', default: '100000' }, open: { type: 'string' } } });
await (values.open === undefined ? build(Number(values.items)) : open(values.open));
