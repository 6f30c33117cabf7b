import type { SeedDocument } from '@adp/local-firebase';
import { toWireFields } from '@adp/shared-data/administrator';
import { getSortKey, toStored } from '@adp/shared-data/fields';

export interface PlacedDocument {
  readonly path: string;
  readonly document: Readonly<Record<string, unknown>>;
}

export function toSeedDocument({ path, document }: PlacedDocument): SeedDocument {
  const fields = toStored(document);
  const key = getSortKey(path, (field) => fields[field]);
  return { path, fields: toWireFields({ ...fields, ...key }) };
}
