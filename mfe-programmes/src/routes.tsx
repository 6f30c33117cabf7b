import type { AppRoute } from '@adp/app-contract';
import type { TextCopy } from './content/schema';
import { ProgrammePage } from './features/programme/ProgrammePage';
import { SubPage } from './features/sub-page/SubPage';
import { AboutPage, TextPage } from './features/text-page/TextPage';
import { inPageLocale } from './lib/inPageLocale';
import { paths } from './paths';
import { programmes, type ProgrammeEntry } from './programmes';

/** The table of this app's pages. The copy of each is a chunk of its own; what shows it is small and comes with the table. */
export const routes: readonly AppRoute[] = [
  {
    path: paths.about,
    lazy: async () => {
      const { about } = await import(/* webpackChunkName: "about" */ './content/en/about');
      const copy = await inPageLocale(about);
      return { Component: () => <AboutPage copy={copy} /> };
    },
  },
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

function toRoutes(entry: ProgrammeEntry): AppRoute[] {
  const page: AppRoute = {
    path: entry.path,
    lazy: async () => {
      const programme = await inPageLocale(await entry.load());
      return { Component: () => <ProgrammePage entry={entry} programme={programme} /> };
    },
  };
  if (!entry.subPage) return [page];
  const { path } = entry.subPage;
  return [
    page,
    {
      path,
      lazy: async () => {
        const programme = await inPageLocale(await entry.load());
        return { Component: () => <SubPage entry={entry} programme={programme} /> };
      },
    },
  ];
}
