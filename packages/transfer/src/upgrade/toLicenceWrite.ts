import type { WireFields } from '@adp/shared-data/administrator';

const collections = /^(articles|events|opportunities|products)\/[^/]+$/;

/**
 * Returns the write that reserves all rights to an item without a licence, as the law does. Its author can then change it, because the
 * rules require a licence (docs/decisions/145). Undefined for other documents.
 */
export function toLicenceWrite({ path, fields }: { readonly path: string; readonly fields: WireFields }) {
  if (!collections.test(path) || 'licence' in fields) return undefined;
  return { path, fields: { licence: 'all-rights-reserved' }, mask: ['licence'] };
}
