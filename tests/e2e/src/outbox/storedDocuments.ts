import type { TestSite } from '../startSite';
import { collections, kinds } from '../writing';

/** Stored document, as an administrator of the project reads it. */
interface Stored {
  readonly id: string;
  readonly collection: string;
  /** Values of the fields, without the type names of the wire format. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Returns all documents of a member in a collection, with any status. */
async function getDocuments(site: TestSite, collection: string, owner: string, uid: string): Promise<Stored[]> {
  const answer = await fetch(`${site.origin}/v1/projects/demo-adp/databases/(default)/documents:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: collection }],
        where: { fieldFilter: { field: { fieldPath: owner }, op: 'EQUAL', value: { stringValue: uid } } },
      },
    }),
  });
  const rows = (await answer.json()) as { document?: { name: string; fields: Record<string, object> } }[];
  return rows.flatMap(({ document }) =>
    document ? [{ id: document.name.split('/').at(-1) ?? '', collection, fields: plain(document.fields) }] : [],
  );
}

function plain(fields: Readonly<Record<string, object>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, Object.values(value)[0]]));
}

/** Returns all items of a member. */
export async function getItems(site: TestSite, uid: string): Promise<readonly Stored[]> {
  const lists = kinds.map((kind) => getDocuments(site, collections[kind], 'author_uid', uid));
  return (await Promise.all(lists)).flat();
}

/** Returns the notifications of a member. */
export function getNotices(site: TestSite, uid: string): Promise<readonly Stored[]> {
  return getDocuments(site, 'notifications', 'uid', uid);
}

/** Returns the names of the stored pictures of a member's items. */
export function getCovers(site: TestSite, uid: string): readonly string[] {
  return site.storage
    .objects()
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`images/${uid}/`));
}
