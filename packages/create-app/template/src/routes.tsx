import type { AppRoute } from '@adp/app-contract';
import { paths } from './paths';

/** The table of this app's pages, each a chunk of its own. */
export const routes: readonly AppRoute[] = [
  {
    path: paths.home,
    lazy: async () => {
      const { HomePage } = await import(/* webpackChunkName: "home" */ './features/home/HomePage');
      return { Component: HomePage };
    },
  },
  {
    path: paths.events,
    lazy: async () => {
      const { EventsPage } = await import(/* webpackChunkName: "events" */ './features/events/EventsPage');
      return { Component: EventsPage };
    },
  },
];
