import { takesPlace } from '@adp/shared-data/lists';
import { readableFirst, readList } from '../../api/publicLists';
import type { CardItem } from '../../lib/items';

/** The kinds whose next dates the front page shows side by side. */
export const datedKinds = ['opportunity', 'event'] as const;
/** The kinds with a section of their newest items on the front page, below the list of knowledge products. */
export const newestKinds = [...datedKinds, 'article'] as const;
/** The kind of which the front page shows a map. */
export const mappedKind = 'opportunity';
export type NewestKind = (typeof newestKinds)[number];

export type Newest = { readonly [K in NewestKind]?: readonly CardItem<K>[] | undefined };

/** The number of items that a section shows. */
export const shownItems = 3;

/** Reads the first items of a kind. @throws Error if they cannot be read */
export async function readNewest<K extends NewestKind>(kind: K): Promise<readonly CardItem<K>[]> {
  const { pages } = await readList({ kind });
  const [first] = pages;
  if (!first) throw new Error(`The list of ${kind} cannot be read.`);
  const items = first.items.filter(takesPlace);
  // Sort only articles by language. For events and opportunities, the order of dates matters more.
  const shown = kind === 'article' ? readableFirst(items) : items;
  // This cast is safe, because the list of a kind contains only items of that kind.
  return shown.slice(0, shownItems) as readonly CardItem<K>[];
}

/** Reads the first items of all kinds for the server's HTML. If a kind fails, the browser reads its items. */
export async function loadNewest(): Promise<Newest> {
  const sections = newestKinds.map(async (kind) => [kind, await readNewest(kind).catch(() => undefined)] as const);
  return Object.fromEntries(await Promise.all(sections)) as Newest;
}
