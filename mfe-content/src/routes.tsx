import type { AppRoute } from '@adp/app-contract';
import { isItemId, type Kind } from './lib/kinds';
import { paths } from './paths';

/** The table of this app's pages: for each kind its list. */
export const routes: readonly AppRoute[] = [
  list(paths.knowledgeProducts, 'knowledgeProduct'),
  detail(paths.knowledgeProduct, 'knowledgeProduct'),
  list(paths.articles, 'article'),
  detail(paths.article, 'article'),
  list(paths.events, 'event'),
  detail(paths.event, 'event'),
  list(paths.opportunities, 'opportunity'),
  detail(paths.opportunity, 'opportunity'),
  list(paths.products, 'product'),
  detail(paths.product, 'product'),
];

function list(path: string, kind: Kind): AppRoute {
  return {
    path,
    lazy: async () => {
      const { ListPage } = await import(/* webpackChunkName: "list" */ './features/list/ListPage');
      return { Component: () => <ListPage kind={kind} /> };
    },
  };
}

function detail(path: string, kind: Kind): AppRoute {
  return {
    path,
    requires: { accepts: ({ id }) => isItemId(id) },
    lazy: async () => {
      const { DetailPage } = await import(/* webpackChunkName: "detail" */ './features/detail/DetailPage');
      return { Component: () => <DetailPage kind={kind} /> };
    },
  };
}
