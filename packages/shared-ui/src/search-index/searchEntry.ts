/** The kinds of content, in the order by which a shard numbers them: it never changes. */
export const entryKinds = ['knowledgeProduct', 'article', 'event', 'opportunity', 'product'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The fields of an item that the search uses. */
export interface SearchEntry {
  readonly kind: EntryKind;
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
  /** Authors, speakers, and the bodies behind it. */
  readonly people: readonly string[];
  /** As exact as known: when it was published, begins or closes. */
  readonly day?: string;
  readonly state?: EntryState;
  /** The language of title and summary. */
  readonly lang?: string;
  /** The language that it is written in, where these are a translation. */
  readonly original?: string;
  /** The code of the programme that it belongs to. */
  readonly programme?: string;
  /** The codes of its themes, which are found by their names in every language. */
  readonly themes?: readonly string[];
}

/** An entry that was found. */
export interface SearchHit extends SearchEntry {
  /** Folded words by which it was found, some of them in other entries alone. None where an older server answers. */
  readonly matched?: readonly string[];
}

/** What a reader must know beside the day, or instead of it. */
const states = ['cancelled', 'postponed', 'rolling', 'none'] as const;
type EntryState = (typeof states)[number];

/** An entry in a shard: index of its kind in `entryKinds`, id, title, summary, tags, people, day, state, programme, original, themes. */
type PackedEntry = readonly [number, string, string, string, readonly string[], ...unknown[]];

/** The file of one shard: entries of one language, the newest first. */
export interface Shard {
  readonly version: 1;
  readonly entries: readonly PackedEntry[];
}

/** The key of an item among all kinds: its text and its translations have the same. */
export function entryKey({ kind, id }: Pick<SearchEntry, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}

export function packShard(entries: readonly SearchEntry[]): Shard {
  const packed = entries.map(
    ({ kind, id, title, summary, tags, people, day = '', state = '', programme, original, themes }): PackedEntry => [
      ...([entryKinds.indexOf(kind), id, title, summary, tags] as const),
      ...[people, day, state],
      ...toEnd([programme, original, themes]),
    ],
  );
  return { version: 1, entries: packed };
}

/** What few entries have, up to the last that this one has. */
function toEnd(values: readonly unknown[]): readonly unknown[] {
  const last = values.findLastIndex((value) => value !== undefined);
  return values.slice(0, last + 1).map((value) => value ?? null);
}

/**
 * The entries of a shard's file, which are of one language.
 * @throws Error where it is invalid, as when a gateway has answered instead
 */
export function unpackShard(shard: unknown, lang: string): readonly SearchEntry[] {
  if (!isShard(shard)) throw new Error('this is not a part of the search index');
  return shard.entries.flatMap(([place, id, title, summary, tags, people, day, state, ...end]) => {
    const [programme, original, themes] = end;
    const kind = entryKinds[place];
    // A kind of a newer index that this build does not know.
    if (kind === undefined) return [];
    const known = states.find((one) => one === state);
    return [
      {
        kind,
        id,
        title,
        summary,
        tags,
        lang,
        // An older index has none of these.
        people: toTexts(people),
        ...(typeof day === 'string' && /^\d{4}(-\d\d){0,2}$/.test(day) ? { day } : {}),
        ...(known ? { state: known } : {}),
        ...(typeof programme === 'string' ? { programme } : {}),
        ...(typeof original === 'string' ? { original } : {}),
        ...(Array.isArray(themes) ? { themes: toTexts(themes) } : {}),
      },
    ];
  });
}

function toTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function isShard(value: unknown): value is Shard {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('entries' in value)) return false;
  return value.version === 1 && Array.isArray(value.entries) && value.entries.every(isPacked);
}

function isPacked(value: unknown): value is PackedEntry {
  if (!Array.isArray(value)) return false;
  const [place, id, title, summary, tags] = value as unknown[];
  const texts = [id, title, summary].every((text) => typeof text === 'string');
  return typeof place === 'number' && texts && Array.isArray(tags) && tags.every((tag) => typeof tag === 'string');
}
