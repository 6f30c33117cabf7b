import { listKind as article } from '../../kinds/article/ArticleCard';
import type { ListKind } from '../../kinds/list/ListKind';
import { cardKind as event } from '../../kinds/event/EventCard';
import { cardKind as opportunity } from '../../kinds/opportunity/OpportunityCard';
import type { NewestKind } from './newest';

/** The cards of the front page's sections, in one chunk. Separate chunks would need more requests and bytes. */
export const cards: { readonly [K in NewestKind]: ListKind<K> } = { article, event, opportunity };
