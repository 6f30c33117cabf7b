import type { FirestoreClient } from '../client/FirestoreClient';
import { runQuery } from './reviewQueries';

/** The current name of a member. */
export interface MemberName {
  readonly name: string;
  readonly username: string;
}

/** Maximum number of values in one comparison of Firestore. */
const MAX_VALUES = 30;

/**
 * Reads the names of members by their uids. Reviewers get the names of all whose profile members may read; others get those of members
 * listed in the directory.
 */
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
        // The document of a former username is a redirect without a name.
        typeof uid === 'string' && typeof name === 'string' ? [[uid, { name, username: id }]] : [],
      ),
    ),
  );
}
