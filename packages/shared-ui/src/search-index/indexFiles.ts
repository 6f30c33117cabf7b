import type { ShardFile } from './buildShards';
import type { CollectionCounts } from './countItems';
import type { TimelineItem } from './listTimeline';

/** Name of the file that lists the shards. Browsers revalidate only this file, because the names of shards change with their content. */
export const indexFile = 'index.json';

interface SearchIndex {
  readonly version: 1;
  readonly builtAt: string;
  /** File names of the shards by language, newest items first. */
  readonly shards: Readonly<Record<string, readonly string[]>>;
  /** Compressed sizes of the shards by language, in bytes. Absent in older indexes. */
  readonly bytes?: Readonly<Record<string, readonly number[]>>;
  /** Suggested searches. Absent in older indexes. */
  readonly suggested?: readonly string[];
  /** Name of the file with the counts of items. Absent in older indexes. */
  readonly counts?: string;
  /** Name of the file with the timeline. Absent in older indexes. */
  readonly timeline?: string;
  /** Names of the files with the fields that filters compare, by kind. Absent in older indexes. */
  readonly compared?: Readonly<Record<string, string>>;
  /** Name of the file with the packed index of all languages, for servers. Absent in older indexes. */
  readonly packed?: string;
}

interface Extras {
  readonly suggested?: readonly string[];
  readonly counts?: CollectionCounts;
  readonly timeline?: readonly TimelineItem[];
  /** For each kind, the fields of its items that filters compare. */
  readonly compared?: Readonly<Record<string, readonly object[]>>;
  /** Name of the file with the packed index. */
  readonly packed?: string;
}

/** Returns the files of an index by name. `hash` returns a short hash of a text. */
export function indexFiles(
  shards: readonly ShardFile[],
  builtAt: Date,
  hash: (text: string) => string,
  { suggested = [], counts, timeline, compared, packed }: Extras = {},
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const names: Record<string, string[]> = {};
  const sizes: Record<string, number[]> = {};
  for (const { lang, part, text, bytes } of shards) {
    const name = `${lang}-${part}.${hash(text)}.json`;
    files.set(name, text);
    (names[lang] ??= []).push(name);
    (sizes[lang] ??= []).push(bytes);
  }
  const addFile = (name: string, content: object) => {
    const text = JSON.stringify(content);
    const fileName = `${name}.${hash(text)}.json`;
    files.set(fileName, text);
    return fileName;
  };
  const index: SearchIndex = {
    version: 1,
    builtAt: builtAt.toISOString(),
    shards: names,
    bytes: sizes,
    suggested,
    ...(counts && { counts: addFile('counts', counts) }),
    ...(timeline && { timeline: addFile('timeline', timeline) }),
    ...(compared && {
      compared: Object.fromEntries(
        Object.entries(compared).map(([kind, items]) => [kind, addFile(`compared-${kind}`, items)]),
      ),
    }),
    ...(packed !== undefined && { packed }),
  };
  return files.set(indexFile, JSON.stringify(index));
}

export interface ReadIndex {
  readonly builtAt: Date;
  readonly shards: ReadonlyMap<string, readonly string[]>;
  /** Compressed sizes of shards by name, in bytes. Empty if the index is older. */
  readonly bytes: ReadonlyMap<string, number>;
  readonly suggested: readonly string[];
  readonly counts: string | undefined;
  readonly timeline: string | undefined;
  readonly compared: ReadonlyMap<string, string>;
  readonly packed: string | undefined;
}

/** Validates the content of `index.json`. Throws an Error if it is not an index of this app. */
export function readIndex(index: unknown): ReadIndex {
  const invalid = new Error('this is not the search index');
  if (typeof index !== 'object' || index === null || !('version' in index) || index.version !== 1) throw invalid;
  if (!('shards' in index) || typeof index.shards !== 'object' || index.shards === null) throw invalid;
  const shards = Object.entries<unknown>({ ...index.shards }).map(([lang, names]) => {
    if (!Array.isArray(names) || !names.every(isShardName)) throw invalid;
    return [lang, names] as const;
  });
  const builtAt = new Date('builtAt' in index ? String(index.builtAt) : NaN);
  if (Number.isNaN(builtAt.getTime())) throw invalid;
  const suggested = 'suggested' in index && Array.isArray(index.suggested) ? index.suggested : [];
  return {
    builtAt,
    shards: new Map(shards),
    bytes: new Map('bytes' in index ? shards.flatMap(([lang, names]) => listSizes(index.bytes, lang, names)) : []),
    suggested: suggested.filter((text) => typeof text === 'string'),
    counts: 'counts' in index && isFileName('counts', index.counts) ? index.counts : undefined,
    timeline: 'timeline' in index && isFileName('timeline', index.timeline) ? index.timeline : undefined,
    compared: new Map('compared' in index ? listComparedFiles(index.compared) : []),
    packed: 'packed' in index && isFileName('packed', index.packed, 'bin.gz') ? index.packed : undefined,
  };
}

function listSizes(bytes: unknown, lang: string, names: readonly string[]): readonly (readonly [string, number])[] {
  const all: Readonly<Record<string, unknown>> = typeof bytes === 'object' ? { ...bytes } : {};
  const sizes: unknown = all[lang];
  if (!Array.isArray(sizes)) return [];
  return names.map((name, part) => [name, Number(sizes[part])] as const).filter(([, size]) => size >= 0);
}

function listComparedFiles(names: unknown): readonly (readonly [string, string])[] {
  if (typeof names !== 'object' || names === null) return [];
  return Object.entries<unknown>({ ...names }).flatMap(([kind, name]) =>
    /^[a-z]+$/i.test(kind) && isFileName(`compared-${kind}`, name) ? [[kind, name] as const] : [],
  );
}

/** Returns the language of a locale: `pt` for `pt-BR`. */
export function toLanguage(locale: string): string {
  return locale.split('-')[0]?.toLowerCase() ?? locale;
}

/** Returns true only for names of files in the index's folder, so that an index cannot refer to other URLs. */
function isShardName(name: unknown): name is string {
  return typeof name === 'string' && /^[a-z]{2,3}-\d{1,3}\.[0-9a-f]{8}\.json$/.test(name);
}

function isFileName(prefix: string, name: unknown, extension = 'json'): name is string {
  return typeof name === 'string' && new RegExp(`^${prefix}\\.[0-9a-f]{8}\\.${extension}$`).test(name);
}
