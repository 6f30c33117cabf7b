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
  visible,
  whole,
  yesOrNo,
} from '../../fields/fieldSchemas';
import { listChoices } from '../../fields/listChoices';
import { patterns } from '../../fields/patterns';
import { createParser } from '../readWith';
import { formerMemberPattern } from './formerMember';
import { memberChoices, memberLimits } from './memberLimits';
import { isReservedUsername } from './usernames';

/** A username in normalized form. Codes: `too-short`, `too-long`, `malformed`, `reserved`. */
export const usernameSchema = v.pipe(
  matching(patterns.username, commonLimits.username.max),
  v.minLength(commonLimits.username.min, 'too-short'),
  v.check((name) => !isReservedUsername(name), 'reserved'),
);

const likeFormerMember = new RegExp(`^${formerMemberPattern}$`, 'i');

/** The fields that other people can see. The profile document copies them. */
export const publicFields = {
  /** The name in the bylines of the member's items. The name shown for former members is reserved. */
  name: v.pipe(
    line(commonLimits.name),
    visible,
    v.check((name) => !likeFormerMember.test(name), 'reserved'),
  ),
  profileImageUrl: v.exactOptional(pictureUrl),
  description: v.exactOptional(paragraph(memberLimits.description)),
  company: v.exactOptional(line(memberLimits.company)),
  position: v.exactOptional(line(memberLimits.position)),
  country: v.exactOptional(country),
  languages: distinctList(language, commonLimits.languages),
  expertise: distinctList(line(memberLimits.expertise.each), memberLimits.expertise),
  links: distinctList(url, memberLimits.links),
  visibility: choice(memberChoices.visibility),
  /** True if the member chose to be listed in the directory. Requires a public profile. */
  listed: yesOrNo,
  createdAt: dateTime,
  /** True for a new account on a site with reviews. The account's links are plain text until the first approval. */
  unapproved: v.exactOptional(v.literal(true, 'not-allowed')),
};

/** Emails have settings of their own (`alertSettings`). */
const channels = v.object({ inApp: yesOrNo });

const fields = v.object({
  ...publicFields,
  /** The `toSortKey` of the name, by which the directory is sorted. Missing in older documents. */
  nameKey: v.exactOptional(v.string('text')),
  username: usernameSchema,
  /** The previous username, which redirects to the current one. Earlier usernames are available again. */
  formerUsername: v.exactOptional(usernameSchema),
  interests: distinctList(choice(listChoices.theme), memberLimits.interests),
  notificationPrefs: v.object({ account: channels, content: channels, deadlines: channels }),
  /** Sessions that began before this time are invalid. A device checks this when it next opens a page. */
  signedOutBefore: v.exactOptional(dateTime),
  /** Set when the deletion of the account begins. The member can then no longer publish. */
  leavingAt: v.exactOptional(dateTime),
  /** True until the email address is confirmed. Hides the profile. */
  unconfirmed: v.exactOptional(v.literal(true, 'not-allowed')),
  /** True while reviewers hide the profile. Set by a function (docs/decisions/104). */
  removed: v.exactOptional(v.literal(true, 'not-allowed')),
  updatedAt: dateTime,
  revision: whole({ min: 1, max: Number.MAX_SAFE_INTEGER }),
});

/** Returns whether the listing is allowed: a listed profile must be public. */
export function listingFits({ listed, visibility }: { listed: boolean; visibility: string }): boolean {
  return !listed || visibility === 'public';
}

/** `users/{uid}`: the member's own document, which nobody else can read. */
export const userSchema = v.pipe(
  fields,
  v.forward(
    v.check((item) => listingFits(item), 'not-allowed'),
    ['listed'],
  ),
);
export type User = v.InferOutput<typeof userSchema>;

// Mark the call as pure, because the writer imports only the schema and bundlers can then remove `users`.
/** `users/{uid}`: the member's own document, as `getMine` reads it. */
export const users = { collection: 'users', readItem: /* @__PURE__ */ createParser(userSchema) };
