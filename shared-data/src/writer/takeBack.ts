import { DataError } from '../client/DataError';
import type { FirestoreClient, RequestOptions } from '../client/FirestoreClient';
import { collections } from '../kinds/collections';
import { checkId } from './createOnce';
import { readAfterRefusal } from './refusals';
import { addTombstone } from './tombstones';
import { toWrite } from './toWrite';

/** What an editor of its programme unpublishes that a colleague has recorded. */
export interface TakingBack extends RequestOptions {
  readonly id: string;
  /** The editor. */
  readonly uid: string;
  /** For who recorded it, and for the audit log. */
  readonly reason: string;
}

/**
 * Unpublishes a colleague's knowledge product, with an entry of the audit log and the reason for its author, as decisions of reviewers
 * have them; one that is private already is left as it is.
 * @throws DataError `conflict` where it is not published, or was changed meanwhile
 */
export async function takeBack(
  { id, uid, reason, signal }: TakingBack,
  { root, read, commit }: Pick<FirestoreClient, 'root' | 'read' | 'commit'>,
): Promise<void> {
  const collection = collections.knowledgeProduct;
  const path = `${collection}/${checkId(id)}`;
  const found = await read(path, signal);
  if (!found) throw new DataError('not-found');
  const { title, status, created_at: createdAt, revision, author_uid: authorUid } = found.fields;
  if (status === 'archived') return;
  if (status !== 'published') throw new DataError('conflict');
  const entry = `${collection}_${id}_${Number(createdAt)}_${Number(revision) + 1}`;
  const to = 'archived';
  try {
    await commit(
      [
        toWrite({
          name: `${root}/audit/${entry}`,
          fields: { by: uid, collection, item: id, title, from: status, to, reason },
          times: ['at'],
        }),
        toWrite({
          name: `${root}/reviews/${collection}/items/${id}`,
          fields: { status: to, reason, author_uid: authorUid },
          times: ['at'],
        }),
        addTombstone(root, collection, id),
        toWrite({
          ...{ name: `${root}/${path}`, fields: { status: to }, mask: ['status'], times: ['updated_at'] },
          ...{ revised: true, precondition: { updateTime: found.version } },
        }),
      ],
      signal,
    );
  } catch (error) {
    const now = await readAfterRefusal(error, () => read(path, signal));
    if (now?.version === found.version) throw error;
    throw new DataError('conflict', { cause: error });
  }
}
