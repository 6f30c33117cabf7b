import * as v from 'valibot';
import { dateTime, text, whole } from '../../fields/fieldSchemas';
import { createParser } from '../readWith';
import { reviewLimits } from './reviewLimits';

const uid = text({ min: 1, max: 128 });

/** `settings/publishing`: if this document exists, items of untrusted members are reviewed (docs/decisions/084). */
export const publishingSettings = {
  collection: 'settings',
  id: 'publishing',
  readItem: /* @__PURE__ */ createParser(
    v.object({
      /** The number of approved items after which a member can publish without review. */
      approvals: whole(reviewLimits.approvals),
      changedBy: uid,
      changedAt: dateTime,
    }),
  ),
};

/** `approvals/{uid}`: the number of a member's approved items, and the last approved item. */
export const approvals = {
  collection: 'approvals',
  readItem: /* @__PURE__ */ createParser(
    v.object({
      count: whole({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      collection: v.string('text'),
      item: v.string('text'),
    }),
  ),
};
