import { type LoadedPages, loadPages, openPage } from '@adp/shared-data/client';
import { withSitePictures } from '@adp/shared-data/files';
import type { PeoplePage } from '@adp/shared-data/lists';
import { type PeopleQuery, withPeopleQuery } from './PeopleQuery';

export type Directory = LoadedPages<PeoplePage> & { readonly query: PeopleQuery };

const direct = () => import(/* webpackChunkName: "firestore" */ './readFromFirestore');

const toPath = ({ after, ...list }: PeopleQuery) => withPeopleQuery('people', list);

/** Loads the members that match a query. Never rejects in a browser. */
export async function readDirectory(query: PeopleQuery): Promise<Directory> {
  const { after, ...list } = query;
  const loaded = await withSitePictures(
    loadPages({
      path: toPath(query),
      after,
      fallback: async (cursor) => (await direct()).readDirectory(query, cursor),
    }),
  );
  // An invalid cursor, for example from an old link, falls back to the first page.
  return loaded.error === 'invalid' && after !== undefined ? readDirectory(list) : { ...loaded, query };
}

/** Records that the page after `next` is open, so that later loads of the query include that page. */
export function openPeople(query: PeopleQuery, next: string): void {
  openPage({ path: toPath(query), after: query.after }, next);
}
