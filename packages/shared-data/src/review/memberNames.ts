import type { FirestoreClient } from '../client/FirestoreClient';
import { runQuery } from './reviewQueries';

/** What a member is called now. */
export interface MemberName {
  readonly name: string;
  readonly username: string;
}

/** Firestore compares with no more values at once. */
const MOST_VALUES = 30;

/**
 * The names of members by their uids: for reviewers of those whose profile members may read, for others of those who are listed
 * in the directory.
 */
export async function readMemberNames(
  client: Pick<FirestoreClient, 'request' | 'root'>,
  uids: readonly string[],
  { isReviewer = true } = {},
): Promise<Readonly<Record<string, MemberName>>> {
  const wanted = [...new Set(uids)];
  const parts = Array.from({ length: Math.ceil(wanted.length / MOST_VALUES) }, (_, part) =>
    wanted.slice(part * MOST_VALUES, (part + 1) * MOST_VALUES),
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
        // A former username has no name: it only leads on.
        typeof uid === 'string' && typeof name === 'string' ? [[uid, { name, username: id }]] : [],
      ),
    ),
  );
}
