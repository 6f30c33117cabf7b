import { type LoadedPages, loadPages, openPage } from '@adp/shared-data/client';
import { withSitePictures } from '@adp/shared-data/files';
import type { PeoplePage } from '@adp/shared-data/lists';

export interface PeopleQuery {
  readonly q: string;
  readonly after?: string | undefined;
}

export type Directory = LoadedPages<PeoplePage> & { readonly query: PeopleQuery };

const direct = () => import(/* webpackChunkName: "firestore" */ './readFromFirestore');

const toPath = (q: string) => (q ? `people?${new URLSearchParams({ q }).toString()}` : 'people');

/** Loads the members that match a query. Never rejects in a browser. */
export async function readDirectory(query: PeopleQuery): Promise<Directory> {
  const { q, after } = query;
  const loaded = await withSitePictures(
    loadPages({
      path: toPath(q),
      after,
      fallback: async (cursor) => (await direct()).readDirectory(q, cursor),
    }),
  );
  // An invalid cursor, for example from an old link, falls back to the first page.
  return loaded.error === 'invalid' && after !== undefined ? readDirectory({ q }) : { ...loaded, query };
}

/** Records that the page after `next` is open, so that later loads of the query include that page. */
export function openPeople({ q, after }: PeopleQuery, next: string): void {
  openPage({ path: toPath(q), after }, next);
}
