/** The stored name of authors and translators who deleted their account. Pages show a translated text instead. */
export const formerMemberName = 'Former member';

/** Pattern for names that read like `formerMemberName`. Match it case-insensitively. Valid in JavaScript and in the rules (RE2). */
export const formerMemberPattern = '[^a-z]*former[^a-z]+member[^a-z]*';

/** The byline of items whose author deleted the account. No member can have its username or uid. */
export const formerMember = {
  authorUid: 'former-member',
  authorUsername: 'former-member',
  authorName: formerMemberName,
} as const;
