import type { WireFields } from '@adp/shared-data/administrator';
import { contentKinds, memberKinds } from '@adp/shared-data/content';

const collections = memberKinds.map((kind) => contentKinds[kind].collection);
const itemPath = new RegExp(`^(${collections.join('|')})/[^/]+$`);

/** Returns the write that reserves all rights to an item without a licence (docs/decisions/145). */
export function toLicenceWrite({ path, fields }: { readonly path: string; readonly fields: WireFields }) {
  if (!itemPath.test(path) || 'licence' in fields) return undefined;
  return { path, fields: { licence: 'all-rights-reserved' }, mask: ['licence'] };
}
