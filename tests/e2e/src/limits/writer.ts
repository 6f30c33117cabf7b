/** The member who writes the items. */
export const writer = { uid: 'limit-writer', username: 'limit-test', name: 'Limit Test' };
