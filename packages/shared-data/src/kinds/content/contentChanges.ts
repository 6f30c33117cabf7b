import * as v from 'valibot';
import { dateTime } from '../../fields/fieldSchemas';
import { createParser } from '../readWith';

/**
 * `changes/{collection}`: the time of the last change of a collection that the public can see. Every such commit sets it, so that a cache
 * needs one read to find out if it is up to date (docs/decisions/070).
 */
export const contentChanges = {
  collection: 'changes',
  readItem: /* @__PURE__ */ createParser(v.object({ updatedAt: dateTime })),
};
