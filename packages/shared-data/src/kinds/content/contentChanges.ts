import * as v from 'valibot';
import { dateTime } from '../../fields/fieldSchemas';
import { createParser } from '../readWith';

/**
 * `changes/{collection}`: when something that the public may see of a collection was last written. Each such write
 * sets it in its own commit, so that one read tells whether what was read before is still true (docs/decisions/070).
 */
export const contentChanges = {
  collection: 'changes',
  readItem: /* @__PURE__ */ createParser(v.object({ updatedAt: dateTime })),
};
