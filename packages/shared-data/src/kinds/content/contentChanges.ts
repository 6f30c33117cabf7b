import * as v from 'valibot';
import { dateTime } from '../../fields/fieldSchemas';
import { createParser } from '../readWith';

/**
 * `changes/{collection}`: the time of a collection's last public change, set by every commit that makes one. A cache
 * needs only one read to find out whether it is up to date (docs/decisions/070).
 */
export const contentChanges = {
  collection: 'changes',
  readItem: /* @__PURE__ */ createParser(v.object({ updatedAt: dateTime })),
};
