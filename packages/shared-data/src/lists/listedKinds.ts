import { listedArticles } from '../kinds/article/listedArticles';
import type { ContentKind } from '../kinds/contentKinds';
import { listedEvents } from '../kinds/event/listedEvents';
import { listedKnowledgeProducts } from '../kinds/knowledge-product/listedKnowledgeProducts';
import { listedOpportunities } from '../kinds/opportunity/listedOpportunities';
import { listedProducts } from '../kinds/product/listedProducts';
import type { InLanguage } from '../kinds/translation/toReader';

/** Every kind as lists read it, for code that handles all of them. Pages for a single kind import only that kind. */
export const listedKinds = {
  knowledgeProduct: listedKnowledgeProducts,
  article: listedArticles,
  event: listedEvents,
  opportunity: listedOpportunities,
  product: listedProducts,
} as const satisfies Readonly<Record<ContentKind, unknown>>;

type Read<Result> = Extract<Result, { item: unknown }>['item'];

/** An item in a list, with only the fields that cards and filters need. */
export type ListedItem<K extends ContentKind = ContentKind> = {
  [Of in K]: Read<ReturnType<(typeof listedKinds)[Of]['readSummary']>> & InLanguage;
}[K];
