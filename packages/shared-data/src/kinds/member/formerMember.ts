/** The name that is stored of authors and translators who have left; pages write it in the reader's language. */
export const formerMemberName = 'Former member';

/**
 * The byline of published items whose author has deleted the account. It is a reserved username, and the rules accept
 * no user with this uid: it names no member, and nobody can change such an item again.
 */
export const formerMember = {
  authorUid: 'former-member',
  authorUsername: 'former-member',
  authorName: formerMemberName,
} as const;
