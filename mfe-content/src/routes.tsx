import type { AppRoute } from '@adp/app-contract';
import type { Detail } from './kinds/detail/createDetail';
import { isItemId, isWrittenKind, type Kind, writtenKinds } from './lib/kinds';
import { loadEditor } from './features/write/loadEditor';
import { listPath, paths } from './paths';

/** The pages of items: a chunk per kind. */
const details: Readonly<Record<Kind, () => Promise<{ readonly detail: Detail }>>> = {
  knowledgeProduct: () =>
    import(/* webpackChunkName: "knowledge-product" */ './kinds/knowledge-product/KnowledgeProductDetail'),
  article: () => import(/* webpackChunkName: "article" */ './kinds/article/ArticleDetail'),
  event: () => import(/* webpackChunkName: "event" */ './kinds/event/EventDetail'),
  opportunity: () => import(/* webpackChunkName: "opportunity" */ './kinds/opportunity/OpportunityDetail'),
  product: () => import(/* webpackChunkName: "product" */ './kinds/product/ProductDetail'),
};

/** Lists and the front page: one chunk. */
const loadLists = () => import(/* webpackChunkName: "list" */ './listPages');

/** What a member has written. */
const loadWork = () => import(/* webpackChunkName: "work" */ './features/my-content/page');

/** The table of this app's pages: for each kind its list and the page of an item. The first list is the site's front page. */
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
  { path: paths.work, lazy: async () => (await loadWork()).myContentPage() },
];

const loadWriting = () => import(/* webpackChunkName: "write" */ './features/write/page');
/** Asks for the form beside its page, then for the page of what waits, which opens without a network too. */
function askForForm(): null {
  loadEditor()
    .then(loadWork)
    // Where it does not come, the page says so.
    .catch(() => undefined);
  return null;
}

/** The pages on which members write, in the layout with the header alone. A new item can be written by anybody. */
export const writingRoutes: readonly AppRoute[] = [
  {
    path: paths.write,
    requires: { accepts: ({ kind }) => isWrittenKind(kind) },
    // A new text gets its name before its page shows: by it a reload finds the text again.
    loader: async ({ request }) =>
      askForForm() ?? (await loadWriting().catch(() => undefined))?.nameNew(new URL(request.url)) ?? null,
    lazy: async () => (await loadWriting()).writePage(),
  },
  ...writtenKinds.map((kind): AppRoute => ({
    path: `${listPath(kind)}/:id/edit`,
    requires: { accepts: ({ id }) => isItemId(id), middleware: ['auth'], identity: true },
    loader: askForForm,
    lazy: async () => (await loadWriting()).editPage(),
  })),
];

// Where the code of a page fails to load, its loader returns null: `lazy` fails too, and the shell handles that.
function list(path: string, kind: Kind): AppRoute {
  return {
    path,
    loader: async ({ request }) => (await loadLists().catch(() => undefined))?.loadList(kind, request.url) ?? null,
    lazy: async () => (await loadLists()).listPage(kind),
  };
}

function detail(path: string, kind: Kind): AppRoute {
  return {
    path,
    requires: { accepts: ({ id }) => isItemId(id) },
    loader: async ({ params }) =>
      (await details[kind]().catch(() => undefined))?.detail.load(params['id'] ?? '') ?? null,
    lazy: async () => (await details[kind]()).detail.page(),
  };
}
