import type { Item } from '@adp/shared-data/content';
import { articleSample } from '../kinds/article/testing/articleSample';
import { eventSample } from '../kinds/event/testing/eventSample';
import { knowledgeProductSample } from '../kinds/knowledge-product/testing/knowledgeProductSample';
import { opportunitySample } from '../kinds/opportunity/testing/opportunitySample';
import { productSample } from '../kinds/product/testing/productSample';

export const now = new Date('2026-11-21T08:00:00Z');

export const samples: { readonly [K in Item['kind']]: Item<K> } = {
  article: articleSample,
  event: eventSample,
  opportunity: opportunitySample,
  product: productSample,
  knowledgeProduct: knowledgeProductSample,
};

/** Returns the stored fields of a sample, without id and kind, which are in the document's path. */
export function storedSample<K extends Item['kind']>(kind: K): Omit<Item<K>, 'id' | 'kind'> {
  const fields: Partial<Item<K>> = { ...samples[kind] };
  delete fields.id;
  delete fields.kind;
  return fields as Omit<Item<K>, 'id' | 'kind'>;
}
