import type { WireFields } from '../client/wireValues';
import { getSortKey } from '../fields/sortKey';

/** Returns the write that updates a document's sort key. Returns undefined if the stored key is up to date. */
export function toSortKeyWrite({ path, fields }: { readonly path: string; readonly fields: WireFields }) {
  const key = getSortKey(path, (field) => fields[field]?.stringValue);
  const mask = Object.keys(key).filter((name) => fields[name]?.stringValue !== key[name]);
  return mask.length > 0 ? { path, fields: key, mask } : undefined;
}
