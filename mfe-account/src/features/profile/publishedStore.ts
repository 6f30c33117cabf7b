import { articles, events, opportunities, products, type DataReader } from '@adp/shared-data';
import { LruCache } from '@adp/shared-ui';
import { dataReader } from '../../api/data';
import type { ItemKind } from '../../paths';
import { toAppError, type AppError } from '../../lib/errors';

/** Kinds that members publish, in the order of their sections. */
export const publishedKinds = ['article', 'event', 'opportunity', 'product'] as const satisfies readonly ItemKind[];
export type PublishedKind = (typeof publishedKinds)[number];

/** An item as a line of its author's page. */
export interface PublishedItem {
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  /** The day that matters to a reader: when it toPublishedItem, begins or closes. */
  readonly day?: Date | undefined;
  /** The time zone of that day. */
  readonly zone?: string | undefined;
  readonly dayIs: 'published' | 'starts' | 'closes';
}

/** What a member has published of a kind, as far as it has been read. */
interface PublishedState {
  readonly isFetching: boolean;
  readonly error?: AppError | undefined;
  readonly items?: readonly PublishedItem[];
  readonly fetchedAt: number;
}

const STALE_TIME = 60_000;
const cache = new LruCache<Readonly<Partial<Record<PublishedKind, PublishedState>>>>(20);

/** What members have published, by uid: a username may change. */
export const published = { subscribe: cache.subscribe, get: cache.get };

/** Reads the newest items of a member, of all kinds at once; of those that are here and fresh none. */
export function openPublished(uid: string): Promise<void> {
  const known = cache.get(uid) ?? {};
  const isWanted = (kind: PublishedKind) => {
    const state = known[kind];
    return !state || !(state.isFetching || (state.items && Date.now() - state.fetchedAt < STALE_TIME));
  };
  return read(uid, publishedKinds.filter(isWanted));
}

async function read(uid: string, kinds: readonly PublishedKind[]): Promise<void> {
  for (const kind of kinds) update(uid, kind, (before) => ({ fetchedAt: 0, ...before, isFetching: true }));
  await Promise.all(
    kinds.map(async (kind) => {
      try {
        const items = await readers[kind](await dataReader(), uid);
        update(uid, kind, () => ({ isFetching: false, items, fetchedAt: Date.now() }));
      } catch (error) {
        update(uid, kind, (before) => ({ fetchedAt: 0, ...before, isFetching: false, error: toAppError(error) }));
      }
    }),
  );
}

function update(
  uid: string,
  kind: PublishedKind,
  change: (before: PublishedState | undefined) => PublishedState,
): void {
  const before = cache.get(uid) ?? {};
  cache.set(uid, { ...before, [kind]: change(before[kind]) });
}

/** Forgets all of it, for tests. */
export function clearPublished(): void {
  cache.clear();
}

const newestQuery = (author: string) => ({ filters: { author }, order: 'newest', pageSize: 4 }) as const;

const readers: Readonly<Record<PublishedKind, (reader: DataReader, author: string) => Promise<PublishedItem[]>>> = {
  article: async (reader, author) => (await reader.list(articles, newestQuery(author))).items.map(toPublishedItem),
  product: async (reader, author) => (await reader.list(products, newestQuery(author))).items.map(toPublishedItem),
  event: async (reader, author) =>
    (await reader.list(events, newestQuery(author))).items.map(({ id, title, lang, startsAt, timezone }) => ({
      ...{ id, title, lang },
      ...{ day: startsAt, zone: timezone, dayIs: 'starts' },
    })),
  opportunity: async (reader, author) =>
    (await reader.list(opportunities, newestQuery(author))).items.map((item) => {
      const { id, title, lang, deadlineAt, timezone } = item;
      if (!deadlineAt) return toPublishedItem(item);
      return { id, title, lang, day: deadlineAt, zone: timezone, dayIs: 'closes' };
    }),
};

function toPublishedItem({
  id,
  title,
  lang,
  publishedAt,
}: Pick<PublishedItem, 'id' | 'title' | 'lang'> & { readonly publishedAt?: Date }): PublishedItem {
  return { id, title, lang, day: publishedAt, dayIs: 'published' };
}
