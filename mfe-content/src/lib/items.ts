import type { articles, listedArticles } from '@adp/shared-data/article';
import type { BodyTree } from '@adp/shared-data/body';
import type { events, listedEvents } from '@adp/shared-data/event';
import type { knowledgeProducts, listedKnowledgeProducts } from '@adp/shared-data/knowledge-product';
import type { listedOpportunities, opportunities } from '@adp/shared-data/opportunity';
import type { listedProducts, products } from '@adp/shared-data/product';
import type { AppliedTranslation, InLanguage } from '@adp/shared-data/translation';
import type { Kind } from './kinds';

interface Lists {
  readonly knowledgeProduct: typeof listedKnowledgeProducts;
  readonly article: typeof listedArticles;
  readonly event: typeof listedEvents;
  readonly opportunity: typeof listedOpportunities;
  readonly product: typeof listedProducts;
}

interface Sources {
  readonly knowledgeProduct: typeof knowledgeProducts;
  readonly article: typeof articles;
  readonly event: typeof events;
  readonly opportunity: typeof opportunities;
  readonly product: typeof products;
}

type Read<Reading> = Extract<Reading, { item: unknown }>['item'];

/** An item of a list: the fields of its card and of the page's filters. */
export type ListedItem<K extends Kind = Kind> = {
  [Of in K]: Read<ReturnType<Lists[Of]['readSummary']>> & InLanguage;
}[K];
/** An item of its own page: all fields. With `translation`, title, summary and body are in that language. */
export type WholeItem<K extends Kind = Kind> = {
  [Of in K]: Read<ReturnType<Sources[Of]['readItem']>> & { readonly translation?: AppliedTranslation };
}[K];
/** An item as its page shows it, with its body as the tree to render. */
export type PageItem<K extends Kind = Kind> = {
  [Of in K]: Omit<WholeItem<Of>, 'body'> & { readonly body: BodyTree };
}[K];
