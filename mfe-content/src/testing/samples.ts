import type { Item } from '@adp/shared-data/content';
import { articleSample } from '../kinds/article/articleSample';
import { eventSample } from '../kinds/event/eventSample';
import { knowledgeProductSample } from '../kinds/knowledge-product/knowledgeProductSample';
import { opportunitySample } from '../kinds/opportunity/opportunitySample';
import { productSample } from '../kinds/product/productSample';

/** The current time of tests that show the samples. */
export const now = new Date('2026-11-21T08:00:00Z');

/** One item of each kind. */
export const samples: { readonly [K in Item['kind']]: Item<K> } = {
  article: articleSample,
  event: eventSample,
  opportunity: opportunitySample,
  product: productSample,
  knowledgeProduct: knowledgeProductSample,
};

/** The stored fields of a sample: without its id and kind, which are its path. */
export function storedSample<K extends Item['kind']>(kind: K): Omit<Item<K>, 'id' | 'kind'> {
  const fields: Partial<Item<K>> = { ...samples[kind] };
  delete fields.id;
  delete fields.kind;
  return fields as Omit<Item<K>, 'id' | 'kind'>;
}
