/** Member who writes all items of the table. */
export const writer = { uid: 'limit-writer', username: 'limit-test', name: 'Limit Test' };
