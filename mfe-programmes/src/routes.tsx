import type { AppRoute } from '@adp/app-contract';
import { AboutPage } from './features/about/AboutPage';
import { ProgrammePage } from './features/programme/ProgrammePage';
import { SubPage } from './features/sub-page/SubPage';
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
      return { Component: () => <AboutPage about={copy} /> };
    },
  },
  ...Object.values<ProgrammeEntry>(programmes).flatMap(toRoutes),
];

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
