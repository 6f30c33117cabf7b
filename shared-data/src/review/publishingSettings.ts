import { DataError } from '../client/DataError';
import type { FirestoreClient } from '../client/FirestoreClient';
import { publishingSettings } from '../kinds/review/publishing';
import { toDeletion, toWrite } from '../writer/toWrite';

/** Whether new members' items are reviewed: null where everybody publishes at once. */
export interface PublishingSettings {
  readonly approvals: number;
  readonly changedBy: string;
  readonly changedAt: Date;
}

const path = 'settings/publishing';

/** The settings; null where review is off. */
export async function readPublishing({ read }: Pick<FirestoreClient, 'read'>): Promise<PublishingSettings | null> {
  const found = await read(path);
  if (!found) return null;
  const reading = publishingSettings.readItem(found.id, found.fields);
  if ('invalidFields' in reading) throw new DataError('unreadable', { fields: reading.invalidFields });
  return reading.item;
}

/** Turns review on, or changes it; `approvals` null turns it off. Administrators alone. */
export async function savePublishing(
  { root, commit, read }: Pick<FirestoreClient, 'root' | 'commit' | 'read'>,
  { approvals, by }: { readonly approvals: number | null; readonly by: string },
): Promise<void> {
  const name = `${root}/${path}`;
  if (approvals !== null)
    return void (await commit([toWrite({ name, fields: { approvals, changed_by: by }, times: ['changed_at'] })]));
  const before = await readPublishing({ read });
  if (!before) return;
  // Of a deletion nobody can tell who has deleted: the entry of the log is in its commit (docs/decisions/099).
  await commit([
    toWrite({
      name: `${root}/audit/settings_publishing_off_${before.changedAt.getTime()}`,
      fields: {
        ...{ by, collection: 'settings', item: 'publishing', title: 'publishing' },
        ...{ from: String(before.approvals), to: 'off' },
      },
      times: ['at'],
    }),
    toDeletion(name),
  ]);
}
