import { DataError } from '../client/DataError';
import type { FirestoreClient } from '../client/FirestoreClient';
import { contentKinds } from '../kinds/contentKinds';
import { checkId } from './createOnce';
import { toDecisionRecords } from './decisionRecords';
import { commitDecision } from './refusals';
import { addTombstone } from './tombstones';
import { toWrite } from './toWrite';

export interface TakingBack {
  readonly id: string;
  readonly uid: string;
  /** The reason, shown to the colleague and stored in the audit log. */
  readonly reason: string;
}

/** Unpublishes a colleague's item, unless it is private already. Rejects with `conflict` if it has changed. */
export async function takeBack(
  { id, uid, reason }: TakingBack,
  client: Pick<FirestoreClient, 'root' | 'read' | 'commit'>,
): Promise<void> {
  const { root } = client;
  const { collection } = contentKinds.knowledgeProduct;
  const path = `${collection}/${checkId(id)}`;
  const item = await client.read(path);
  if (!item) throw new DataError('not-found');
  const { status } = item.fields;
  if (status === 'archived') return;
  if (status !== 'published') throw new DataError('conflict');
  const to = 'archived';
  await commitDecision(client, path, item, [
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
  ]);
}
