import { byAuthor } from './kinds/contentKind';
import { type Ownership } from './kind';

interface OwnCollection {
  readonly collection: string;
  readonly own: Ownership<never>;
}

/** Where the items of members stand. Not as kinds: no schema is needed to take or to give away what is there. */
export const ownCollections: readonly OwnCollection[] = [
  { collection: 'articles', own: byAuthor },
  { collection: 'events', own: byAuthor },
  { collection: 'opportunities', own: byAuthor },
  { collection: 'products', own: byAuthor },
];

export const ownNotifications: OwnCollection = {
  collection: 'notifications',
  own: { owner: 'uid', order: { field: 'created_at', direction: 'DESCENDING' } },
};
