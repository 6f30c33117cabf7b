import type { WireFields } from '@adp/shared-data/administrator';

const collections = /^(articles|events|opportunities|products)\/[^/]+$/;

/**
 * Returns the write that reserves all rights to an item without a licence, as the law does. The rules require a licence
 * (docs/decisions/145), so without this write the author could not change the item. Returns undefined for other
 * documents.
 */
export function toLicenceWrite({ path, fields }: { readonly path: string; readonly fields: WireFields }) {
  if (!collections.test(path) || 'licence' in fields) return undefined;
  return { path, fields: { licence: 'all-rights-reserved' }, mask: ['licence'] };
}
