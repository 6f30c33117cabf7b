/** The member whose items are judged. */
export const writer = { uid: 'limit-writer', username: 'limit-test', name: 'Limit Test' };
