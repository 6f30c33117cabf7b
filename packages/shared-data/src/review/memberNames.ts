import type { FirestoreClient } from '../client/FirestoreClient';
import { runQuery } from './reviewQueries';

export interface MemberName {
  readonly name: string;
  readonly username: string;
}

/** The maximum number of values in a Firestore comparison. */
const MAX_VALUES = 30;

/** Reads members' names by uid. Only reviewers get the names of members who are not in the directory. */
export async function readMemberNames(
  client: Pick<FirestoreClient, 'request' | 'root'>,
  uids: readonly string[],
  { isReviewer = true } = {},
): Promise<Readonly<Record<string, MemberName>>> {
  const distinctUids = [...new Set(uids)];
  const parts = Array.from({ length: Math.ceil(distinctUids.length / MAX_VALUES) }, (_, part) =>
    distinctUids.slice(part * MAX_VALUES, (part + 1) * MAX_VALUES),
  );
  const pages = await Promise.all(
    parts.flatMap((values) =>
      (isReviewer ? ['profiles', 'member_profiles'] : ['profiles']).map((collection) =>
        runQuery(client, {
          collection,
          select: ['uid', 'name'],
          where: [['uid', 'IN', values], ...(isReviewer ? [] : [['listed', 'EQUAL', true] as const])],
          order: { field: '__name__', direction: 'ASCENDING' },
        }),
      ),
    ),
  );
  return Object.fromEntries(
    pages.flatMap(({ rows }) =>
      rows.flatMap(({ id, fields: { uid, name } }): [string, MemberName][] =>
        // The document of a former username is a redirect without a name, so skip it.
        typeof uid === 'string' && typeof name === 'string' ? [[uid, { name, username: id }]] : [],
      ),
    ),
  );
}
