import { type LoadedPages, loadPages, openPage } from '@adp/shared-data/client';
import { withSitePictures } from '@adp/shared-data/files';
import type { PeoplePage } from '@adp/shared-data/lists';

/** Which part of the directory: what is sought in it, and after whom it begins. */
export interface PeopleAddress {
  readonly q: string;
  readonly after?: string | undefined;
}

/** The directory as far as this visit has opened it, and the address that it was read at. */
export type Directory = LoadedPages<PeoplePage> & { readonly address: PeopleAddress };

/** Needed only where the site's endpoints do not answer. */
const direct = () => import(/* webpackChunkName: "firestore" */ './readFromFirestore');

const toPath = (q: string) => (q ? `people?${new URLSearchParams({ q }).toString()}` : 'people');

/** The members of an address. In a browser it never rejects. */
export async function readDirectory(address: PeopleAddress): Promise<Directory> {
  const { q, after } = address;
  const found = await withSitePictures(
    loadPages({
      path: toPath(q),
      after,
      fallback: async (cursor) => (await direct()).readDirectory(q, cursor),
    }),
  );
  // An address of another time or by another hand: the directory from its beginning.
  return found.error === 'invalid' && after !== undefined ? readDirectory({ q }) : { ...found, address };
}

/** From now on the directory at an address is read with the page after `next`, the last that it has said. */
export function openPeople({ q, after }: PeopleAddress, next: string): void {
  openPage({ path: toPath(q), after }, next);
}
