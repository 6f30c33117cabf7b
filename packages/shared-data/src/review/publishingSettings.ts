import * as v from 'valibot';
import type { DataOptions } from '../client/connect';
import { DataError } from '../client/DataError';
import type { FirestoreClient } from '../client/FirestoreClient';
import { publishingSettings } from '../kinds/review/publishing';
import { callForMember } from '../client/callForMember';

export interface PublishingSettings {
  readonly approvals: number;
  readonly changedBy: string;
  readonly changedAt: Date;
}

const path = 'settings/publishing';

export async function readPublishing({ read }: Pick<FirestoreClient, 'read'>): Promise<PublishingSettings | null> {
  const settings = await read(path);
  if (!settings) return null;
  const reading = publishingSettings.readItem(settings.id, settings.fields);
  if ('invalidFields' in reading) throw new DataError('unreadable', { fields: reading.invalidFields });
  return reading.item;
}

/** A new number of approvals, or null to turn review off. `changedAt` is as in `SettingChange`. */
export interface PublishingChange {
  readonly approvals: number | null;
  readonly changedAt: Date | null;
  readonly reason: string;
}

/** Changes the review settings. Rejects with `conflict` if they have changed since they were read. */
export async function savePublishing(change: PublishingChange, options: DataOptions): Promise<void> {
  await callForMember('save-publishing', change, { ...options, answer: v.object({}) });
}
