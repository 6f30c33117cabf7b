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

/** A username in its normal form. Codes: `too-short`, `too-long`, `malformed`, `reserved`. */
export const usernameSchema = v.pipe(
  matching(patterns.username, commonLimits.username.max),
  v.minLength(commonLimits.username.min, 'too-short'),
  v.check((name) => !isReservedUsername(name), 'reserved'),
);

/** What a member shows to others; the profile repeats it. */
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
  /** In the directory, by the member's own choice; only with a public profile. */
  listed: yesOrNo,
  createdAt: dateTime,
  /** A new account where items are reviewed: until the first approval, addresses are shown as text, and lead nowhere. */
  unapproved: v.exactOptional(v.literal(true, 'not-allowed')),
};

const channels = v.object({ inApp: yesOrNo, email: yesOrNo });

const fields = v.object({
  ...publicFields,
  /** `toSortKey` of the name, for the directory's order; what is from before has none. The profile has it too, and nobody reads it there. */
  nameKey: v.exactOptional(v.string('text')),
  username: usernameSchema,
  /** The name before, whose address redirects; the one before that is free again. */
  formerUsername: v.exactOptional(usernameSchema),
  interests: distinctList(choice(listChoices.theme), memberLimits.interests),
  notificationPrefs: v.object({ account: channels, content: channels, deadlines: channels }),
  /** Sessions from before this time are over: each device ends its session when it next opens a page. */
  signedOutBefore: v.exactOptional(dateTime),
  /** Set when the member begins to delete the account; until it is gone, the member publishes nothing. */
  leavingAt: v.exactOptional(dateTime),
  /** Until the address is confirmed, nobody else sees the profile. */
  unconfirmed: v.exactOptional(v.literal(true, 'not-allowed')),
  /** While reviewers hide the profile; a function sets it, and nobody else sees the profile (docs/decisions/104). */
  removed: v.exactOptional(v.literal(true, 'not-allowed')),
  updatedAt: dateTime,
  revision: whole({ min: 1, max: Number.MAX_SAFE_INTEGER }),
});

/** Only a public profile is listed. */
export function listingFits({ listed, visibility }: { listed: boolean; visibility: string }): boolean {
  return !listed || visibility === 'public';
}

/** `users/{uid}`: the member's own document, which nobody else reads. */
export const userSchema = v.pipe(
  fields,
  v.forward(
    v.check((item) => listingFits(item), 'not-allowed'),
    ['listed'],
  ),
);
export type User = v.InferOutput<typeof userSchema>;

// Marked as pure: the writer needs the schema alone.
/** `users/{uid}`, for `getMine` alone: the rules show it to nobody but the member. */
export const users = { collection: 'users', readItem: /* @__PURE__ */ createParser(userSchema) };
