import type { Item } from '@adp/shared-data/content';
import type { Thing } from 'schema-dts';
import type { Addresses } from '../addresses';
import { toEvent } from './toEvent';
import { toOpportunity } from './toOpportunity';
import { toProduct } from './toProduct';
import { toArticle, toPublication } from './toPublication';

/** What an item is in the terms of schema.org. */
export function toThing(item: Item, addresses: Addresses): Thing {
  switch (item.kind) {
    case 'article':
      return toArticle(item, addresses);
    case 'event':
      return toEvent(item, addresses);
    case 'opportunity':
      return toOpportunity(item, addresses);
    case 'product':
      return toProduct(item, addresses);
    case 'knowledgeProduct':
      return toPublication(item, addresses);
  }
}
