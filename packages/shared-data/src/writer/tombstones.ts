import { toTombstonePath } from '../kinds/content/tombstones';
import { toDeletion, toWrite } from './toWrite';

const toName = (root: string, collection: string, id: string) => `${root}/${toTombstonePath(collection)}/${id}`;

/** The write that says since when an item is not public, for the commit that makes it so (docs/decisions/082). */
export const addTombstone = (...item: Parameters<typeof toName>) =>
  toWrite({ name: toName(...item), fields: {}, times: ['removed_at'] });

/** The write that takes it back, for the commit that shows the item again. */
export const removeTombstone = (...item: Parameters<typeof toName>) => toDeletion(toName(...item));
