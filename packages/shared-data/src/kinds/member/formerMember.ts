/** The stored name of authors and translators who deleted their account. Pages show a translated text instead. */
export const formerMemberName = 'Former member';

/**
 * The byline of published items whose author deleted the account. The username is reserved, and the rules accept no
 * member with this uid, so no one can change such an item.
 */
export const formerMember = {
  authorUid: 'former-member',
  authorUsername: 'former-member',
  authorName: formerMemberName,
} as const;
