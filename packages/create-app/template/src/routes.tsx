import type { AppRoute } from '@adp/app-contract';
import { paths } from './paths';

/** Pages of this app. Each page is a separate chunk. */
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
