import type { AppRoute } from '@adp/app-contract';
import type { ProgrammeContent, ProgrammePageId, TextCopy } from '@adp/shared-data';
import type { ReactNode } from 'react';
import { loadPublished } from './api/loadPublished';
import { PublishedContent } from './components/PublishedContent';
import { ProgrammePage } from './features/programme/ProgrammePage';
import { SubPage } from './features/sub-page/SubPage';
import { AboutPage, TextPage } from './features/text-page/TextPage';
import { inPageLocale } from './lib/inPageLocale';
import { paths } from './paths';
import { programmes, toPageId, type ProgrammeEntry } from './programmes';

/** The table of this app's pages. The copy of each is a chunk of its own; what shows it is small and comes with the table. */
export const routes: readonly AppRoute[] = [
  contentPage(
    paths.about,
    'about',
    async () => (await import(/* webpackChunkName: "about" */ './content/en/about')).about,
    (copy) => <AboutPage copy={copy} />,
  ),
  {
    path: paths.openData,
    lazy: async () => {
      const [{ OpenDataPage }, { openData }] = await Promise.all([
        import(/* webpackChunkName: "open-data" */ './features/text-page/OpenDataPage'),
        import(/* webpackChunkName: "open-data" */ './content/en/openData'),
      ]);
      const copy = await inPageLocale(openData);
      return { Component: () => <OpenDataPage copy={copy} /> };
    },
  },
  textPage(paths.privacy, async () => (await import(/* webpackChunkName: "privacy" */ './content/en/privacy')).privacy),
  textPage(paths.terms, async () => (await import(/* webpackChunkName: "terms" */ './content/en/terms')).terms),
  ...Object.values<ProgrammeEntry>(programmes).flatMap(toRoutes),
];

function textPage(path: string, load: () => Promise<TextCopy>): AppRoute {
  return {
    path,
    lazy: async () => {
      const copy = await inPageLocale(await load());
      return { Component: () => <TextPage copy={copy} /> };
    },
  };
}

/** A page whose content is published by its editors, or the app's own where they have published none. */
function contentPage<Content extends ProgrammeContent>(
  path: string,
  page: ProgrammePageId,
  load: () => Promise<Content>,
  show: (content: Content) => ReactNode,
): AppRoute {
  return {
    path,
    loader: () => loadPublished(page),
    lazy: async () => {
      const written = await inPageLocale(await load());
      return { Component: () => <PublishedContent written={written}>{show}</PublishedContent> };
    },
  };
}

function toRoutes(entry: ProgrammeEntry): AppRoute[] {
  const { path, subPage, load } = entry;
  const id = toPageId(path);
  return [
    contentPage(path, id, load, (programme) => <ProgrammePage entry={entry} programme={programme} />),
    ...(subPage
      ? [contentPage(subPage.path, id, load, (programme) => <SubPage entry={entry} programme={programme} />)]
      : []),
  ];
}
