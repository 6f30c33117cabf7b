import { DataError } from '../client/DataError';
import type { FirestoreClient, RequestOptions } from '../client/FirestoreClient';
import { collections } from '../kinds/collections';
import { checkId } from './createOnce';
import { toDecisionRecords } from './decisionRecords';
import { readAfterRefusal } from './refusals';
import { addTombstone } from './tombstones';
import { toWrite } from './toWrite';

/** An editor's request to unpublish a knowledge product recorded by a colleague. */
export interface TakingBack extends RequestOptions {
  readonly id: string;
  /** The uid of the editor. */
  readonly uid: string;
  /** The reason, shown to the colleague and stored in the audit log. */
  readonly reason: string;
}

/**
 * Unpublishes a colleague's knowledge product. Like a reviewer's decision, it stores an audit entry and a reason for
 * the author. Does nothing if the item is already private.
 * @throws DataError `conflict` if the item is not published or has changed since it was read
 */
export async function takeBack(
  { id, uid, reason, signal }: TakingBack,
  { root, read, commit }: Pick<FirestoreClient, 'root' | 'read' | 'commit'>,
): Promise<void> {
  const collection = collections.knowledgeProduct;
  const path = `${collection}/${checkId(id)}`;
  const item = await read(path, signal);
  if (!item) throw new DataError('not-found');
  const { status } = item.fields;
  if (status === 'archived') return;
  if (status !== 'published') throw new DataError('conflict');
  const to = 'archived';
  try {
    await commit(
      [
        ...toDecisionRecords(root, item, { collection, id, to, reason, by: uid }),
        addTombstone(root, collection, id),
        toWrite({
          name: `${root}/${path}`,
          fields: { status: to },
          mask: ['status'],
          times: ['updated_at'],
          revised: true,
          precondition: { updateTime: item.version },
        }),
      ],
      signal,
    );
  } catch (error) {
    const now = await readAfterRefusal(error, () => read(path, signal));
    if (now?.version === item.version) throw error;
    throw new DataError('conflict', { cause: error });
  }
}
