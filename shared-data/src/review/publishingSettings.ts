import { DataError } from '../client/DataError';
import type { FirestoreClient } from '../client/FirestoreClient';
import { toDeletion, toWrite } from '../writer/toWrite';

/** After how many approved items a member publishes at once, as the rules take it. */
export const approvalLimits = { min: 1, max: 100 };

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
  const { approvals, changed_by: changedBy, changed_at: changedAt } = found.fields;
  if (typeof approvals !== 'number' || !(changedAt instanceof Date)) throw new DataError('unreadable');
  return { approvals, changedBy: String(changedBy), changedAt };
}

/** Turns review on, or changes it; `approvals` null turns it off. Administrators alone. */
export async function savePublishing(
  { root, commit }: Pick<FirestoreClient, 'root' | 'commit'>,
  { approvals, by }: { readonly approvals: number | null; readonly by: string },
): Promise<void> {
  const name = `${root}/${path}`;
  await commit([
    approvals === null
      ? toDeletion(name)
      : toWrite({ name, fields: { approvals, changed_by: by }, times: ['changed_at'] }),
  ]);
}
