/** Returns the path of a collection's schedules. Each schedule has the id of its item. */
export const toSchedulePath = (collection: string) => `schedules/${collection}/items`;
