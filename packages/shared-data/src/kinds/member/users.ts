import * as v from 'valibot';
import { commonLimits } from '../../fields/commonLimits';
import {
  country,
  language,
  line,
  distinctList,
  matching,
  dateTime,
  choice,
  paragraph,
  pictureUrl,
  url,
  whole,
  yesOrNo,
} from '../../fields/fieldSchemas';
import { listChoices } from '../../fields/listChoices';
import { patterns } from '../../fields/patterns';
import { createParser } from '../readWith';
import { memberChoices, memberLimits } from './memberLimits';
import { isReservedUsername } from './usernames';

/** A username in its normalised form. Codes: `too-short`, `too-long`, `malformed`, `reserved`. */
export const usernameSchema = v.pipe(
  matching(patterns.username, commonLimits.username.max),
  v.minLength(commonLimits.username.min, 'too-short'),
  v.check((name) => !isReservedUsername(name), 'reserved'),
);

/** Fields that others can see. The profile repeats them. */
export const publicFields = {
  name: line(commonLimits.name),
  profileImageUrl: v.exactOptional(pictureUrl),
  description: v.exactOptional(paragraph(memberLimits.description)),
  company: v.exactOptional(line(memberLimits.company)),
  position: v.exactOptional(line(memberLimits.position)),
  country: v.exactOptional(country),
  languages: distinctList(language, commonLimits.languages),
  expertise: distinctList(line(memberLimits.expertise.each), memberLimits.expertise),
  links: distinctList(url, memberLimits.links),
  visibility: choice(memberChoices.visibility),
  /** Listed in the directory by the member's choice. Requires a public profile. */
  listed: yesOrNo,
  createdAt: dateTime,
  /** A new account of a site with reviews. Its links are plain text until the first approval. */
  unapproved: v.exactOptional(v.literal(true, 'not-allowed')),
};

const channels = v.object({ inApp: yesOrNo, email: yesOrNo });

const fields = v.object({
  ...publicFields,
  /** `toSortKey` of the name, for the order of the directory. Absent in older documents. */
  nameKey: v.exactOptional(v.string('text')),
  username: usernameSchema,
  /** The previous username, which redirects. The one before it is free again. */
  formerUsername: v.exactOptional(usernameSchema),
  interests: distinctList(choice(listChoices.theme), memberLimits.interests),
  notificationPrefs: v.object({ account: channels, content: channels, deadlines: channels }),
  /** Sessions from before this time have ended. A device notices when it next opens a page. */
  signedOutBefore: v.exactOptional(dateTime),
  /** Set when the deletion of the account begins. The member can no longer publish. */
  leavingAt: v.exactOptional(dateTime),
  /** Hides the profile until the email address is confirmed. */
  unconfirmed: v.exactOptional(v.literal(true, 'not-allowed')),
  /** Set by a function while reviewers hide the profile (docs/decisions/104). */
  removed: v.exactOptional(v.literal(true, 'not-allowed')),
  updatedAt: dateTime,
  revision: whole({ min: 1, max: Number.MAX_SAFE_INTEGER }),
});

/** Returns whether the profile is public if it is listed. */
export function listingFits({ listed, visibility }: { listed: boolean; visibility: string }): boolean {
  return !listed || visibility === 'public';
}

/** `users/{uid}`: the member's own document, which no one else reads. */
export const userSchema = v.pipe(
  fields,
  v.forward(
    v.check((item) => listingFits(item), 'not-allowed'),
    ['listed'],
  ),
);
export type User = v.InferOutput<typeof userSchema>;

// Marked as pure, because the writer needs only the schema.
/** `users/{uid}`, for `getMine`. */
export const users = { collection: 'users', readItem: /* @__PURE__ */ createParser(userSchema) };
