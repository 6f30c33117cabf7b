import type { SeedDocument } from '@adp/local-firebase';
import { getSortKey, toStored } from '@adp/shared-data/fields';
import type { PlacedDocument } from './PlacedDocument';
import { toProto3Fields } from './toProto3Fields';

/** Converts a document to the platform's format, and adds the sort key that the site's code would add. */
export function toSeedDocument({ path, document }: PlacedDocument): SeedDocument {
  const fields = toStored(document);
  const key = getSortKey(path, (field) => fields[field]);
  return { path, fields: toProto3Fields({ ...fields, ...key }) };
}
