import { listKind as article } from '../../kinds/article/ArticleCard';
import type { ListKind } from '../../kinds/list/ListKind';
import { cardKind as event } from '../../kinds/event/EventCard';
import { cardKind as opportunity } from '../../kinds/opportunity/OpportunityCard';
import type { NewestKind } from './newest';

/** What the sections of the front page show their items with. They come together: each alone would be a request more, and larger. */
export const cards: { readonly [K in NewestKind]: ListKind<K> } = { article, event, opportunity };
