import { articles, events, opportunities, products, type DataErrorCode, type DataReader } from '@adp/shared-data';
import { dataReader } from '../../api/data';
import type { ItemKind } from '../../paths';
import { faultCode } from './faultCode';
import { Memory } from './Memory';

/** Kinds that members publish, in the order of their sections. */
export const publishedKinds = ['article', 'event', 'opportunity', 'product'] as const satisfies readonly ItemKind[];
export type PublishedKind = (typeof publishedKinds)[number];

/** An item as a line of its author's page. */
export interface PublishedItem {
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  /** The day that matters to a reader: when it appeared, begins or closes. */
  readonly day?: Date | undefined;
  /** The time zone of that day. */
  readonly zone?: string | undefined;
  readonly dayIs: 'published' | 'starts' | 'closes';
}

/** What a member has published of a kind, as far as it has been read. */
interface PublishedState {
  readonly busy: boolean;
  readonly fault?: DataErrorCode | undefined;
  readonly items?: readonly PublishedItem[];
  readonly cameAt: number;
}

const freshFor = 60_000;
const memory = new Memory<Readonly<Partial<Record<PublishedKind, PublishedState>>>>(20);

/** What members have published, by username. */
export const published = { subscribe: memory.subscribe, get: memory.get };

/** Reads the newest items of a member, of all kinds at once; of those that are here and fresh none. */
export function openPublished(username: string): Promise<void> {
  const known = memory.get(username) ?? {};
  const isWanted = (kind: PublishedKind) => {
    const state = known[kind];
    return !state || !(state.busy || (state.items && Date.now() - state.cameAt < freshFor));
  };
  return read(username, publishedKinds.filter(isWanted));
}

async function read(username: string, kinds: readonly PublishedKind[]): Promise<void> {
  for (const kind of kinds) note(username, kind, (before) => ({ cameAt: 0, ...before, busy: true }));
  await Promise.all(
    kinds.map(async (kind) => {
      try {
        const items = await readers[kind](await dataReader(), username);
        note(username, kind, () => ({ busy: false, items, cameAt: Date.now() }));
      } catch (error) {
        note(username, kind, (before) => ({ cameAt: 0, ...before, busy: false, fault: faultCode(error) }));
      }
    }),
  );
}

function note(
  username: string,
  kind: PublishedKind,
  change: (before: PublishedState | undefined) => PublishedState,
): void {
  const before = memory.get(username) ?? {};
  memory.set(username, { ...before, [kind]: change(before[kind]) });
}

/** Forgets all of it, for tests. */
export function forgetPublished(): void {
  memory.clear();
}

const newestBy = (author: string) => ({ filters: { author }, order: 'newest', pageSize: 4 }) as const;

const readers: Readonly<Record<PublishedKind, (reader: DataReader, author: string) => Promise<PublishedItem[]>>> = {
  article: async (reader, author) => (await reader.list(articles, newestBy(author))).items.map(appeared),
  product: async (reader, author) => (await reader.list(products, newestBy(author))).items.map(appeared),
  event: async (reader, author) =>
    (await reader.list(events, newestBy(author))).items.map(({ id, title, lang, startsAt, timezone }) => ({
      ...{ id, title, lang },
      ...{ day: startsAt, zone: timezone, dayIs: 'starts' },
    })),
  opportunity: async (reader, author) =>
    (await reader.list(opportunities, newestBy(author))).items.map((item) => {
      const { id, title, lang, deadlineAt, timezone } = item;
      if (!deadlineAt) return appeared(item);
      return { id, title, lang, day: deadlineAt, zone: timezone, dayIs: 'closes' };
    }),
};

function appeared({
  id,
  title,
  lang,
  publishedAt,
}: Pick<PublishedItem, 'id' | 'title' | 'lang'> & { readonly publishedAt?: Date }): PublishedItem {
  return { id, title, lang, day: publishedAt, dayIs: 'published' };
}
