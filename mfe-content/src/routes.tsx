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

const acceptsId: AppRoute['accepts'] = ({ id }) => isItemId(id);

/** A form for writing. Its page has the header only, so that nothing distracts. */
const form = { layout: 'header', needsScript: 'writing' } as const;
const storedItem = { ...form, access: 'members', accepts: acceptsId } as const;

export const routes: readonly AppRoute[] = [
  ...kinds.flatMap((kind): readonly AppRoute[] => [
    { path: listPath(kind), ...listPage(kind) },
    { path: `${listPath(kind)}/:id`, ...itemPage(kind), accepts: acceptsId },
  ]),
  ...mapLists.map((list): AppRoute => ({ path: mapPath(list), ...mapPage(list) })),
  { path: paths.calendar, ...calendarPage },
  { path: paths.search, ...searchPage, sitemap: false },
  { path: paths.work, ...workPage, access: 'personal', needsScript: 'writing' },
];

/** Routes for writing. Visitors may start a new item, but only members may change a stored item. */
export const writingRoutes: readonly AppRoute[] = writtenKinds.flatMap((kind): readonly AppRoute[] => [
  { path: writePath(kind), ...newItemPage(kind), ...form, access: 'personal' },
  { path: `${listPath(kind)}/:id/edit`, ...changePage(kind), ...storedItem },
  { path: `${listPath(kind)}/:id/translate`, ...translationPage, ...storedItem },
]);
