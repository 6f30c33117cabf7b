import * as v from 'valibot';
import { dateTime } from '../../fields/fieldSchemas';
import type { Kind } from '../kind';
import { createParser } from '../readWith';
import type { Tombstone } from './Tombstone';

const optionalText = /* @__PURE__ */ v.exactOptional(v.string('text'));
const readItem = /* @__PURE__ */ createParser(
  /* @__PURE__ */ v.object({
    removedAt: dateTime,
    reason: optionalText,
    title: optionalText,
    authorName: optionalText,
    publishedAt: /* @__PURE__ */ v.exactOptional(dateTime),
  }),
);

/** Returns the path of a collection's tombstones. Each tombstone has the id of its item. */
export const toTombstonePath = (collection: string) => `tombstones/${collection}/items`;

export function toTombstones(collection: string): Pick<Kind<Tombstone>, 'collection' | 'readItem'> {
  return { collection: toTombstonePath(collection), readItem };
}
