/** Kinds of content. Shards contain the indexes of this list, so the order must not change. */
export const entryKinds = ['knowledgeProduct', 'article', 'event', 'opportunity', 'product'] as const;
export type EntryKind = (typeof entryKinds)[number];

export interface SearchEntry {
  readonly kind: EntryKind;
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly people: readonly string[];
  /** Day of publication, start or deadline, as precise as known. */
  readonly day?: string;
  /** Last day of an event that takes several days. */
  readonly lastDay?: string;
  readonly state?: EntryState;
  readonly lang?: string;
  /** Original language, only for translations. */
  readonly original?: string;
  readonly programme?: string;
  /** Codes of the item's themes. Readers find themes by name in every language. */
  readonly themes?: readonly string[];
  /** Codes of the member states in whose lists the item appears, or the code of the continent. */
  readonly countries?: readonly string[];
  /** Code of the type of an opportunity or knowledge product, such as `grant` or `report`. */
  readonly type?: string;
  /** City of an event's venue, as written. */
  readonly city?: string;
}

export interface SearchHit extends SearchEntry {
  /** Folded words that matched, including words that only a translation contains. Absent in responses of older servers. */
  readonly matched?: readonly string[];
  /** True if the results lack a word of the query, because no item has all words. */
  readonly isPartial?: true;
}

/** States that results show next to the day or instead of the day. */
const states = ['cancelled', 'postponed', 'rolling', 'none'] as const;
type EntryState = (typeof states)[number];

type PackedEntry = readonly [number, string, string, string, readonly string[], ...unknown[]];

export interface Shard {
  readonly version: 1;
  readonly entries: readonly PackedEntry[];
}

/** Returns the key of an item, which all its translations share. */
export function entryKey({ kind, id }: Pick<SearchEntry, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}

/** Groups entries by `entryKey`: an item has one entry in each of its languages. */
export function groupByItem(entries: readonly SearchEntry[]): ReadonlyMap<string, readonly SearchEntry[]> {
  const items = new Map<string, SearchEntry[]>();
  for (const entry of entries) {
    const key = entryKey(entry);
    const item = items.get(key);
    if (item) item.push(entry);
    else items.set(key, [entry]);
  }
  return items;
}

export function packShard(entries: readonly SearchEntry[]): Shard {
  const packed = entries.map(
    ({
      kind,
      id,
      title,
      summary,
      tags,
      people,
      day = '',
      state = '',
      programme,
      original,
      themes,
      countries,
      type,
      city,
      lastDay,
    }): PackedEntry => [
      ...([entryKinds.indexOf(kind), id, title, summary, tags] as const),
      ...[people, day, state],
      ...toEnd([programme, original, themes, countries?.join(' '), type, city, lastDay]),
    ],
  );
  return { version: 1, entries: packed };
}

/** Removes trailing undefined values, because few entries have the last fields. */
function toEnd(values: readonly unknown[]): readonly unknown[] {
  const last = values.findLastIndex((value) => value !== undefined);
  return values.slice(0, last + 1).map((value) => value ?? null);
}

/** Returns the entries of a shard. Throws an Error if it is invalid, for example a gateway's error page. */
export function unpackShard(shard: unknown, lang: string): readonly SearchEntry[] {
  if (!isShard(shard)) throw new Error('this is not a part of the search index');
  return shard.entries.flatMap(([kindIndex, id, title, summary, tags, people, day, state, ...end]) => {
    const [programme, original, themes, countries, type, city, lastDay] = end;
    const kind = entryKinds[kindIndex];
    // Skip kinds that this build does not support, because the index may be newer.
    if (kind === undefined) return [];
    const entryState = states.find((each) => each === state);
    return [
      {
        kind,
        id,
        title,
        summary,
        tags,
        lang,
        people: toTexts(people),
        ...(typeof day === 'string' && /^\d{4}(-\d\d){0,2}$/.test(day) ? { day } : {}),
        ...(entryState ? { state: entryState } : {}),
        ...(typeof programme === 'string' ? { programme } : {}),
        ...(typeof original === 'string' ? { original } : {}),
        ...(Array.isArray(themes) ? { themes: toTexts(themes) } : {}),
        ...(typeof countries === 'string' ? { countries: countries.split(' ') } : {}),
        ...(typeof type === 'string' ? { type } : {}),
        ...(typeof city === 'string' ? { city } : {}),
        ...(typeof lastDay === 'string' && /^\d{4}-\d\d-\d\d$/.test(lastDay) ? { lastDay } : {}),
      },
    ];
  });
}

function toTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

function isShard(value: unknown): value is Shard {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('entries' in value)) return false;
  return value.version === 1 && Array.isArray(value.entries) && value.entries.every(isPacked);
}

function isPacked(value: unknown): value is PackedEntry {
  if (!Array.isArray(value)) return false;
  const [kindIndex, id, title, summary, tags] = value as unknown[];
  const texts = [id, title, summary].every((text) => typeof text === 'string');
  return typeof kindIndex === 'number' && texts && Array.isArray(tags) && tags.every((tag) => typeof tag === 'string');
}
