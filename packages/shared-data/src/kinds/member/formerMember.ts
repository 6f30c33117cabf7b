/** The stored name of authors and translators who deleted their account. Pages show a translated text instead. */
export const formerMemberName = 'Former member';

/** Pattern of names that look like `formerMemberName`, to be matched without case. Valid in JavaScript and in the rules (RE2). */
export const formerMemberPattern = '[^a-z]*former[^a-z]+member[^a-z]*';

/** The byline of items whose author deleted the account. No member can have its username or uid. */
export const formerMember = {
  authorUid: 'former-member',
  authorUsername: 'former-member',
  authorName: formerMemberName,
} as const;
