import * as v from 'valibot';
import { type Save, saveSchema, toSaveId } from '../alerts/saves';
import { DataError } from '../client/DataError';
import type { FirestoreClient, RequestOptions } from '../client/FirestoreClient';
import { toStored } from '../fields/storedKeys';
import { getInvalidFields } from '../kinds/readWith';
import { toWrite } from './toWrite';

/** A press to store: the item is saved, or removed from the list. */
export type SaveDraft = Omit<Save, 'lastReminder'>;

/**
 * Stores presses in one commit, which the rules reject if the account has a more recent one. Does not change
 * `lastReminder`, which only functions write.
 */
export async function storeSaves(
  drafts: readonly SaveDraft[],
  { signal }: RequestOptions,
  { root, commit }: Pick<FirestoreClient, 'root' | 'commit'>,
): Promise<void> {
  const writes = drafts.map((draft) => {
    const { issues } = v.safeParse(saveSchema, draft);
    if (issues) throw new DataError('invalid', { fields: getInvalidFields(issues) });
    const fields = toStored(draft);
    return toWrite({ name: `${root}/saves/${toSaveId(draft.uid, draft.item)}`, fields, mask: Object.keys(fields) });
  });
  if (writes.length > 0) await commit(writes, signal);
}
