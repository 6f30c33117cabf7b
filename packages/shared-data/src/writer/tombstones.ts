import { toTombstonePath } from '../kinds/content/tombstones';
import { toDeletion, toWrite } from './toWrite';

const toName = (root: string, collection: string, id: string) => `${root}/${toTombstonePath(collection)}/${id}`;

/** Returns the write that stores the time of a removal, for the same commit (docs/decisions/082). */
export const addTombstone = (...item: Parameters<typeof toName>) =>
  toWrite({ name: toName(...item), fields: {}, times: ['removed_at'] });

export const removeTombstone = (...item: Parameters<typeof toName>) => toDeletion(toName(...item));
