import * as v from 'valibot';
import { dateTime, text, whole } from '../../fields/fieldSchemas';
import { createParser } from '../readWith';
import { reviewLimits } from './reviewLimits';

const uid = text({ min: 1, max: 128 });

/** `settings/publishing`: where it exists, items of members who are not trusted are reviewed (docs/decisions/084). */
export const publishingSettings = {
  collection: 'settings',
  id: 'publishing',
  readItem: /* @__PURE__ */ createParser(
    v.object({
      /** After so many approved items a member publishes at once. */
      approvals: whole(reviewLimits.approvals),
      changedBy: uid,
      changedAt: dateTime,
    }),
  ),
};

/** `approvals/{uid}`: how many items of a member were approved, and the last of them. */
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
