import * as v from 'valibot';
import type { DataOptions } from '../client/connect';
import { DataError } from '../client/DataError';
import type { FirestoreClient } from '../client/FirestoreClient';
import { publishingSettings } from '../kinds/review/publishing';
import { callForMember } from '../client/callForMember';

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

/** Another number of approved items, or null for no review; `changedAt` is that of what was changed, as `SettingChange` has it. */
export interface PublishingChange {
  readonly approvals: number | null;
  readonly changedAt: Date | null;
  readonly reason: string;
}

/**
 * Turns review on or off, or changes it. Administrators alone.
 * @throws DataError `conflict` where somebody else has changed it since
 */
export async function savePublishing(change: PublishingChange, options: DataOptions): Promise<void> {
  await callForMember('save-publishing', change, { ...options, answer: v.object({}) });
}
