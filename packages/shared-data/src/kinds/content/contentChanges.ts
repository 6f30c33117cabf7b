import * as v from 'valibot';
import { dateTime } from '../../fields/fieldSchemas';
import { createParser } from '../readWith';

/** `changes/{collection}`: the time of the last public change, which shows if a cache is current (decision 070). */
export const contentChanges = {
  collection: 'changes',
  readItem: /* @__PURE__ */ createParser(v.object({ updatedAt: dateTime })),
};
