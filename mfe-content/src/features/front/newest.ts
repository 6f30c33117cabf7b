import { readList } from '../../api/publicLists';
import type { ListedItem } from '../../lib/items';

/** The kinds of which the front page shows the first items, below its own list. */
export type NewestKind = 'opportunity' | 'event' | 'article';

/** The first items of each kind, as far as they have been read. */
export type Newest = { readonly [K in NewestKind]?: readonly ListedItem<K>[] | undefined };

const maxItems = 4;

/** The first items of a kind. @throws Error where they cannot be read */
export async function readNewest<K extends NewestKind>(kind: K): Promise<readonly ListedItem<K>[]> {
  const { pages } = await readList({ kind });
  const [first] = pages;
  if (!first) throw new Error(`The list of ${kind} cannot be read.`);
  // A list of a kind has items of this kind.
  return first.items.filter(takesPlace).slice(0, maxItems) as readonly ListedItem<K>[];
}

/** All of them, for a page that is read without scripts. What cannot be read is left to the browser. */
export async function loadNewest(): Promise<Newest> {
  const read = <K extends NewestKind>(kind: K) => readNewest(kind).catch(() => undefined);
  const [opportunity, event, article] = await Promise.all([read('opportunity'), read('event'), read('article')]);
  return { opportunity, event, article };
}

/** Whether an item is one to look forward to: not an event that is cancelled, or put off to an unknown day. */
function takesPlace(item: object): boolean {
  const status: unknown = Reflect.get(item, 'eventStatus');
  return status !== 'cancelled' && status !== 'postponed';
}
