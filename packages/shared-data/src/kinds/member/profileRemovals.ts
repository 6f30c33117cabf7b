import * as v from 'valibot';
import { commonLimits } from '../../fields/commonLimits';
import { choice, dateTime, line, paragraph, text, whole } from '../../fields/fieldSchemas';
import { createParser } from '../readWith';
import { reviewLimits } from '../review/reviewLimits';

const profileRemovalSchema = v.object({
  /** The uid of the profile's owner. Named `authorUid`, because appeals read the author from this field. */
  authorUid: text({ min: 1, max: 128 }),
  username: text(commonLimits.username),
  title: line(commonLimits.name),
  /** `removed` if the profile is hidden. `published` if it has been restored. */
  status: choice(['removed', 'published']),
  reason: paragraph(reviewLimits.reason),
  at: dateTime,
  revision: whole({ min: 1, max: Number.MAX_SAFE_INTEGER }),
});
export type ProfileRemoval = v.InferOutput<typeof profileRemovalSchema>;

/** `profile_removals/{uid}`: the last decision about a profile (docs/decisions/104). The log has the reviewer. */
export const profileRemovals = {
  collection: 'profile_removals' as const,
  readItem: /* @__PURE__ */ createParser(/* @__PURE__ */ profileRemovalSchema),
};
