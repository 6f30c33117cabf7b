/** Returns the path of the schedules of a collection. They have the same ids as the items. */
export const toSchedulePath = (collection: string) => `schedules/${collection}/items`;
