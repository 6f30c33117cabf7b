/**
 * The byline of what a member who left lets stand. It is a reserved username, and the rules believe nobody whose uid it is:
 * so it names no member, and nobody changes such an item again.
 */
export const formerMember = {
  authorUid: 'former-member',
  authorUsername: 'former-member',
  authorName: 'Former member',
} as const;
