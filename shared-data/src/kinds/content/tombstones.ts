import * as v from 'valibot';
import { dateTime } from '../../fields/fieldSchemas';
import type { Kind } from '../kind';
import { createParser } from '../readWith';

/** What the public is told of an item that is no longer there (docs/decisions/082). */
interface Tombstone {
  readonly removedAt: Date;
}

const readItem = /* @__PURE__ */ createParser(/* @__PURE__ */ v.object({ removedAt: dateTime }));

/** Where the tombstones of a collection of content are, by the ids of the items. */
export const toTombstonePath = (collection: string) => `tombstones/${collection}/items`;

/** What stands for the removed items of a collection. */
export function toTombstones(collection: string): Pick<Kind<Tombstone>, 'collection' | 'readItem'> {
  return { collection: toTombstonePath(collection), readItem };
}
