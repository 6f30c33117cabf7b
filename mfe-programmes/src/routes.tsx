import type { AppRoute } from '@adp/app-contract';
import type { ProgrammeContent, ProgrammePageId } from '@adp/shared-data';
import type { ReactNode } from 'react';
import { loadPublished } from './api/loadPublished';
import { PublishedContent } from './components/PublishedContent';
import { ProgrammePage } from './features/programme/ProgrammePage';
import { SubPage } from './features/sub-page/SubPage';
import { inPageLocale } from './lib/inPageLocale';
import { paths } from './paths';
import { programmes, toPageId, type ProgrammeEntry } from './programmes';

/** The table of this app's pages. The copy of each is a chunk of its own; what shows a programme is small and comes with the table. */
export const routes: readonly AppRoute[] = [
  contentPage(paths.about, 'about', async () =>
    (await import(/* webpackChunkName: "about" */ './features/text-page/AboutPage')).aboutPage(),
  ),
  {
    path: paths.openData,
    lazy: async () =>
      (await import(/* webpackChunkName: "open-data" */ './features/text-page/OpenDataPage')).openDataPage(),
  },
  {
    path: paths.privacy,
    lazy: async () =>
      (await import(/* webpackChunkName: "privacy" */ './features/text-page/privacyPage')).privacyPage(),
  },
  {
    path: paths.terms,
    lazy: async () => (await import(/* webpackChunkName: "terms" */ './features/text-page/termsPage')).termsPage(),
  },
  ...Object.values<ProgrammeEntry>(programmes).flatMap(toRoutes),
];

/** A page whose content is published by its editors, or the app's own where they have published none. */
function contentPage<Content extends ProgrammeContent>(
  path: string,
  page: ProgrammePageId,
  load: () => Promise<{ readonly written: Content; readonly show: (content: Content) => ReactNode }>,
): AppRoute {
  return {
    path,
    loader: () => loadPublished(page),
    lazy: async () => {
      const { written, show } = await load();
      const copy = await inPageLocale(written);
      return { Component: () => <PublishedContent written={copy}>{show}</PublishedContent> };
    },
  };
}

function toRoutes(entry: ProgrammeEntry): AppRoute[] {
  const toRoute = (path: string, Page: typeof ProgrammePage) =>
    contentPage(path, toPageId(entry.path), async () => ({
      written: await entry.load(),
      show: (programme) => <Page entry={entry} programme={programme} />,
    }));
  return [toRoute(entry.path, ProgrammePage), ...(entry.subPage ? [toRoute(entry.subPage.path, SubPage)] : [])];
}
