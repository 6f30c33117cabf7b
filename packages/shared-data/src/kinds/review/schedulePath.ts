/** Returns the path of the schedules of a collection. Their ids are those of the items. */
export const toSchedulePath = (collection: string) => `schedules/${collection}/items`;
