import type * as v from 'valibot';
import { snakeCase } from '../fields/storedKeys';
import type { Kind, OwnedKind, Ownership } from '../kinds/kind';
import { createParser } from '../kinds/readWith';

type Stored<Item> = Item & { readonly id: string };

/** Returns the kind of documents that belong to the member in their field `uid`. */
export function ownedKind<Item extends object>(
  collection: string,
  schema: v.GenericSchema<unknown, Item> & { readonly entries: object },
  ownership: Pick<Ownership, 'order'>,
): OwnedKind<Stored<Item>, never> & Pick<Kind<Stored<Item>>, 'readItem'> {
  const read = createParser(schema);
  return {
    collection,
    ownership: { owner: 'uid', ...ownership },
    summaryFields: Object.keys(schema.entries).map(snakeCase),
    readItem: read,
    readSummary: read,
  };
}
