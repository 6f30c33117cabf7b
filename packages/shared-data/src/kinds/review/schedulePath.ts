/** Where the schedules of a collection of content are, by the ids of the items. */
export const toSchedulePath = (collection: string) => `schedules/${collection}/items`;
