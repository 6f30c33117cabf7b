import type { AppRoute } from '@adp/app-contract';
import { loadItem } from './api/publicItems';
import { loadList } from './api/publicLists';
import { loadEditor } from './features/write/loadEditor';
import type { createDetail } from './kinds/detail/DetailPage';
import type { Kind } from './lib/kinds';
import { type MapList, originalQuery } from './paths';

/** The loaders of a page's code and data, which run in parallel. */
type Page = Pick<AppRoute, 'loader' | 'lazy'>;

const loadLists = () => import(/* webpackChunkName: "list" */ './listPages');
const loadSearch = () => import(/* webpackChunkName: "search-page" */ './features/search/page');
const loadMaps = () => import(/* webpackChunkName: "map-page" */ './features/map/page');
const loadCalendar = () => import(/* webpackChunkName: "calendar" */ './features/calendar/page');
const loadWork = () => import(/* webpackChunkName: "work" */ './features/my-content/page');
const loadWriting = () => import(/* webpackChunkName: "write" */ './features/write/page');
const loadTranslation = () => import(/* webpackChunkName: "translate" */ './features/write/translate/page');

const details: Readonly<Record<Kind, () => Promise<{ readonly detail: ReturnType<typeof createDetail> }>>> = {
  knowledgeProduct: () =>
    import(/* webpackChunkName: "knowledge-product" */ './kinds/knowledge-product/KnowledgeProductDetail'),
  article: () => import(/* webpackChunkName: "article" */ './kinds/article/ArticleDetail'),
  event: () => import(/* webpackChunkName: "event" */ './kinds/event/EventDetail'),
  opportunity: () => import(/* webpackChunkName: "opportunity" */ './kinds/opportunity/OpportunityDetail'),
  product: () => import(/* webpackChunkName: "product" */ './kinds/product/ProductDetail'),
};

/** Texts that only one kind's form uses. Those of knowledge products load after the check of the member's role. */
const formTexts: Partial<Readonly<Record<Kind, () => Promise<{ readonly addFormTexts: () => Promise<void> }>>>> = {
  event: () => import(/* webpackChunkName: "event-form" */ './kinds/event/addFormTexts'),
  opportunity: () => import(/* webpackChunkName: "opportunity-form" */ './kinds/opportunity/addFormTexts'),
  product: () => import(/* webpackChunkName: "product-form" */ './kinds/product/addFormTexts'),
};

// Resolves to null if a loader's code does not load. `lazy` then fails as well, and the shell shows that error.
const orNull = <Module>(load: Promise<Module>) => load.catch(() => null);

export const listPage = (kind: Kind): Page => ({
  loader: async ({ request }) => {
    const isServer = typeof window === 'undefined';
    // A browser shows search results on the list's page, but a server redirects to the search page.
    const redirect = isServer ? (await loadSearch()).redirectToSearch(request.url) : undefined;
    if (redirect) return redirect;
    const { search, searchParams } = new URL(request.url);
    // Without filters, the data does not depend on the list's code, so both load in parallel.
    const data =
      search === '' ? await loadList({ kind }) : ((await orNull(loadLists()))?.loadAddress(kind, searchParams) ?? null);
    if (!isServer || kind !== 'knowledgeProduct') return data;
    // A browser loads the other sections of the front page when the reader scrolls near them.
    return { ...(await data), ...(await (await (await loadLists()).loadFront()).loadSections()) };
  },
  lazy: async () => (await loadLists()).listPage(kind),
});

export const itemPage = (kind: Kind): Page => ({
  loader: ({ params, request }) =>
    loadItem(kind, params['id'] ?? '', {
      site: new URL(request.url).origin,
      isOriginal: request.url.endsWith(originalQuery),
    }),
  lazy: async () => (await details[kind]()).detail(),
});

export const searchPage: Page = {
  loader: async ({ request }) => (await orNull(loadSearch()))?.loadSearch(request.url) ?? null,
  lazy: async () => (await loadSearch()).searchPage(),
};

export const mapPage = (list: MapList): Page => ({
  loader: async ({ request }) => (await orNull(loadMaps()))?.loadMap(list, request.url) ?? null,
  lazy: async () => (await loadMaps()).mapPage(list),
});

export const calendarPage: Page = {
  loader: async ({ request }) => (await orNull(loadCalendar()))?.loadCalendar(request.url) ?? null,
  lazy: async () => (await loadCalendar()).calendarPage(),
};

export const workPage: Page = { lazy: async () => (await loadWork()).myContentPage() };

/** The page with the form of a new item. The loader adds the draft's id to the URL, so that a reload opens the same draft. */
export const newItemPage = (kind: Kind): Page => ({
  loader: async ({ request }) => {
    preloadEditor();
    return (await orNull(loadWriting()))?.ensureDraftId(new URL(request.url)) ?? null;
  },
  lazy: () => loadForm(kind),
});

export const changePage = (kind: Kind): Page => ({ loader: preloadEditor, lazy: () => loadForm(kind) });

export const translationPage: Page = { lazy: async () => (await loadTranslation()).translatePage() };

async function loadForm(kind: Kind) {
  const [{ formPage }, texts] = await Promise.all([loadWriting(), formTexts[kind]?.()]);
  await texts?.addFormTexts();
  return formPage(kind, loadWork);
}

/** Loads the editor in parallel with its page. Ignores a failure, because the page reports it. */
function preloadEditor(): null {
  void orNull(loadEditor());
  return null;
}
