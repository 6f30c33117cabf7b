import type { AppRoute } from '@adp/app-contract';
import type { Detail } from './kinds/detail/createDetail';
import { loadItem } from './api/publicItems';
import { loadList } from './api/publicLists';
import { isItemId, type Kind, type WrittenKind, writtenKinds } from './lib/kinds';
import { loadEditor } from './features/write/loadEditor';
import { listPath, originalQuery, paths, writePath } from './paths';

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

/** The search of the whole site. */
const loadSearchPage = () => import(/* webpackChunkName: "search-page" */ './features/search/page');

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
  {
    path: paths.search,
    sitemap: false,
    loader: async ({ request }) => (await loadSearchPage().catch(() => undefined))?.loadSearch(request.url) ?? null,
    lazy: async () => (await loadSearchPage()).searchPage(),
  },
  {
    path: paths.work,
    private: true,
    requires: { needsScript: 'writing' },
    lazy: async () => (await loadWork()).myContentPage(),
  },
];

const loadTranslating = () => import(/* webpackChunkName: "translate" */ './features/write/translate/page');
const loadWriting = () => import(/* webpackChunkName: "write" */ './features/write/page');
/** Asks for the form beside its page. */
function askForForm(): null {
  // Where it does not come, the page says so.
  loadEditor().catch(() => undefined);
  return null;
}

/** The texts of one kind's form: a chunk each. An article has those of all forms, and who may write knowledge products is asked first. */
const formTexts: Partial<Readonly<Record<WrittenKind, () => Promise<{ readonly addFormTexts: () => Promise<void> }>>>> =
  {
    event: () => import(/* webpackChunkName: "event-form" */ './kinds/event/addFormTexts'),
    opportunity: () => import(/* webpackChunkName: "opportunity-form" */ './kinds/opportunity/addFormTexts'),
    product: () => import(/* webpackChunkName: "product-form" */ './kinds/product/addFormTexts'),
  };

async function loadForm(kind: WrittenKind) {
  const [pages, texts] = await Promise.all([loadWriting(), formTexts[kind]?.()]);
  await texts?.addFormTexts();
  return pages;
}

/** What is written of an item that is there. */
const ofItem: Pick<AppRoute, 'requires'> = {
  requires: { accepts: ({ id }) => isItemId(id), middleware: ['auth'], identity: true, needsScript: 'writing' },
};

/** The pages on which members write, in the layout with the header alone. A new item can be written by anybody. */
export const writingRoutes: readonly AppRoute[] = [
  ...writtenKinds.flatMap((kind): readonly AppRoute[] => [
    {
      path: writePath(kind),
      private: true,
      requires: { needsScript: 'writing' },
      // A new text gets its name before its page shows: by it a reload finds the text again.
      loader: async ({ request }) => {
        askForForm();
        return (await loadWriting().catch(() => undefined))?.nameNew(new URL(request.url)) ?? null;
      },
      lazy: async () => (await loadForm(kind)).formPage(kind, loadWork),
    },
    {
      ...ofItem,
      path: `${listPath(kind)}/:id/edit`,
      loader: askForForm,
      lazy: async () => (await loadForm(kind)).formPage(kind, loadWork),
    },
    { ...ofItem, path: `${listPath(kind)}/:id/translate`, lazy: async () => (await loadTranslating()).translatePage() },
  ]),
];

// Where the code of a page fails to load, a loader that needs it returns null: `lazy` fails too, and the shell handles that.
function list(path: string, kind: Kind): AppRoute {
  return {
    path,
    loader: async ({ request }) => {
      const isServer = typeof window === 'undefined';
      // The search in a list is one on the device: a server leads to the page that it can answer.
      const found = isServer ? (await loadSearchPage()).leadToSearch(request.url) : undefined;
      if (found) return found;
      const { search, searchParams } = new URL(request.url);
      // Without filters data and code load side by side.
      const data =
        search === ''
          ? await loadList({ kind })
          : ((await loadLists().catch(() => undefined))?.loadAddress(kind, searchParams) ?? null);
      if (!isServer || kind !== 'knowledgeProduct') return data;
      // In a browser the other sections of the front page wait until they are near.
      return { ...(await data), newest: await (await (await loadLists()).loadFront()).loadNewest() };
    },
    lazy: async () => (await loadLists()).listPage(kind),
  };
}

function detail(path: string, kind: Kind): AppRoute {
  return {
    path,
    requires: { accepts: ({ id }) => isItemId(id) },
    loader: ({ params, request }) => {
      const isOriginal = request.url.endsWith(originalQuery);
      return loadItem(kind, params['id'] ?? '', { site: new URL(request.url).origin, isOriginal });
    },
    lazy: async () => (await details[kind]()).detail.page(),
  };
}
