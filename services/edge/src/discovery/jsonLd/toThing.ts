import type { Item } from '@adp/shared-data/content';
import type { Thing } from 'schema-dts';
import type { SiteUrls } from '../siteUrls';
import { toEvent } from './toEvent';
import { toOpportunity } from './toOpportunity';
import { toProduct } from './toProduct';
import { toArticle, toPublication } from './toPublication';

export function toThing(item: Item, urls: SiteUrls): Thing {
  switch (item.kind) {
    case 'article':
      return toArticle(item, urls);
    case 'event':
      return toEvent(item, urls);
    case 'opportunity':
      return toOpportunity(item, urls);
    case 'product':
      return toProduct(item, urls);
    case 'knowledgeProduct':
      return toPublication(item, urls);
  }
}
