import type { AppRoute } from '@adp/app-contract';
import { isItemId, kinds, writtenKinds } from './lib/kinds';
import {
  calendarPage,
  changePage,
  itemPage,
  listPage,
  mapPage,
  newItemPage,
  searchPage,
  translationPage,
  workPage,
} from './pages';
import { listPath, mapLists, mapPath, paths, writePath } from './paths';

const storedItem: AppRoute['requires'] = {
  accepts: ({ id }) => isItemId(id),
  middleware: ['auth'],
  identity: true,
  needsScript: 'writing',
};

export const routes: readonly AppRoute[] = [
  ...kinds.flatMap((kind): readonly AppRoute[] => [
    { path: listPath(kind), ...listPage(kind) },
    { path: `${listPath(kind)}/:id`, ...itemPage(kind), requires: { accepts: ({ id }) => isItemId(id) } },
  ]),
  ...mapLists.map((list): AppRoute => ({ path: mapPath(list), ...mapPage(list) })),
  { path: paths.calendar, ...calendarPage },
  { path: paths.search, ...searchPage, sitemap: false },
  { path: paths.work, ...workPage, private: true, requires: { needsScript: 'writing' } },
];

/** Routes for writing. Visitors may start a new item, but only members may change a stored item. */
export const writingRoutes: readonly AppRoute[] = writtenKinds.flatMap((kind): readonly AppRoute[] => [
  { path: writePath(kind), ...newItemPage(kind), private: true, requires: { needsScript: 'writing' } },
  { path: `${listPath(kind)}/:id/edit`, ...changePage(kind), requires: storedItem },
  { path: `${listPath(kind)}/:id/translate`, ...translationPage, requires: storedItem },
]);
