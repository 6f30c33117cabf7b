import type { AppRoute } from '@adp/app-contract';
import type { Programme } from '@adp/shared-data/programme-page';
import { loadPublished } from './api/loadPublished';
import { PublishedContent } from './components/PublishedContent';
import { ProgrammePage } from './features/programme/ProgrammePage';
import { SubPage } from './features/sub-page/SubPage';
import { inPageLocale } from './lib/inPageLocale';
import type { PageContent } from './lib/PageContent';
import { editPath, paths } from './paths';
import { programmes, toPageId, type ProgrammeEntry, type ProgrammePath } from './programmes';
import { addTexts } from './text';

const loadOpenDataPage = () => import(/* webpackChunkName: "open-data" */ './features/text-page/OpenDataPage');

const loadTimelinePage = () => import(/* webpackChunkName: "timeline" */ './features/timeline/TimelinePage');
const loadDownloadPage = () => import(/* webpackChunkName: "download" */ './features/download/downloadPage');

type LoadContent = () => Promise<PageContent>;

interface ContentPages {
  readonly path: ProgrammePath;
  readonly load: LoadContent;
  readonly subPage?: { readonly path: string; readonly load: LoadContent };
}

const contentPages: readonly ContentPages[] = [
  {
    path: paths.about,
    load: async () => (await import(/* webpackChunkName: "about" */ './features/text-page/AboutPage')).aboutPage(),
  },
  ...Object.values<ProgrammeEntry>(programmes).map((entry) => {
    const { path, subPage } = entry;
    const toLoad =
      (Page: typeof ProgrammePage): LoadContent =>
      async () => {
        const { copy, headings } = await entry.load();
        await addTexts(headings);
        return {
          loadWritten: () => Promise.resolve(copy),
          show: (programme: Programme) => <Page entry={entry} programme={programme} />,
        };
      };
    return {
      path,
      load: toLoad(ProgrammePage),
      ...(subPage && { subPage: { path: subPage.path, load: toLoad(SubPage) } }),
    };
  }),
];

/** The app's pages. The copy of each page is a separate chunk; the components are small and belong to the app's chunk. */
export const routes: readonly AppRoute[] = [
  ...contentPages.flatMap(({ path, load, subPage }) => {
    const toRoute = (page: { readonly path: string; readonly load: LoadContent }): AppRoute => ({
      path: page.path,
      layout: 'cta',
      loader: () => loadPublished(toPageId(path)),
      lazy: async () => {
        const { loadWritten, show, unpublished } = await page.load();
        const element = unpublished ?? show(await inPageLocale(await loadWritten()));
        return { Component: () => <PublishedContent unpublished={element}>{show}</PublishedContent> };
      },
    });
    return [toRoute({ path, load }), ...(subPage ? [toRoute(subPage)] : [])];
  }),
  {
    path: paths.openData,
    layout: 'cta',
    // Ignore the error if the page's code does not load, because `lazy` then rejects as well.
    loader: async () => (await loadOpenDataPage().catch(() => undefined))?.loadOpenData() ?? null,
    lazy: async () => (await loadOpenDataPage()).openDataPage(),
  },
  {
    path: paths.timeline,
    layout: 'cta',
    loader: async ({ request }) => (await loadTimelinePage().catch(() => undefined))?.loadTimeline(request.url) ?? null,
    lazy: async () => (await loadTimelinePage()).timelinePage(),
  },
  {
    path: paths.download,
    layout: 'cta',
    // Ignore the error if the page's code does not load, because `lazy` then rejects as well.
    loader: async () => (await loadDownloadPage().catch(() => undefined))?.loadPacks() ?? null,
    lazy: async () => (await loadDownloadPage()).downloadPage(),
  },
  {
    path: paths.privacy,
    layout: 'cta',
    lazy: async () =>
      (await import(/* webpackChunkName: "privacy" */ './features/text-page/privacyPage')).privacyPage(),
  },
  {
    path: paths.terms,
    layout: 'cta',
    lazy: async () => (await import(/* webpackChunkName: "terms" */ './features/text-page/termsPage')).termsPage(),
  },
];

export const editRoutes = contentPages.map(({ path, load, subPage }): AppRoute => ({
  path: editPath(path),
  layout: 'header',
  access: 'members',
  lazy: async () =>
    (await import(/* webpackChunkName: "edit" */ './editPage')).editPage(
      toPageId(path),
      await Promise.all([load(), ...(subPage ? [subPage.load()] : [])]),
    ),
}));
