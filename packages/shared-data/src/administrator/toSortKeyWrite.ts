import type { WireFields } from '../client/wireValues';
import { getSortKey } from '../fields/sortKey';

/** The write that gives a document its key for lists from A to Z where it has none, or that of an earlier version; undefined where it has it. */
export function toSortKeyWrite({ path, fields }: { readonly path: string; readonly fields: WireFields }) {
  const key = getSortKey(path, (field) => fields[field]?.stringValue);
  const mask = Object.keys(key).filter((name) => fields[name]?.stringValue !== key[name]);
  return mask.length > 0 ? { path, fields: key, mask } : undefined;
}
