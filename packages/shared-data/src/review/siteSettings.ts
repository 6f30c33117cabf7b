import * as v from 'valibot';
import type { DataOptions } from '../client/connect';
import { DataError } from '../client/DataError';
import type { FirestoreClient } from '../client/FirestoreClient';
import type { StoredFields } from '../client/wireValues';
import { type SiteNotice, siteNotices } from '../kinds/site-settings/siteNotices';
import { type SiteRedirect, siteRedirects } from '../kinds/site-settings/siteRedirects';
import type { ParseResult } from '../kinds/kind';
import { callForMember } from '../client/callForMember';

/** A site setting. `changedAt` is null if the setting has never been changed. */
export interface SiteSetting<Entry> {
  readonly entries: readonly Entry[];
  readonly changedAt: Date | null;
}

/** A changed setting. `changedAt` is the time of the one that was read, so that no newer change is overwritten. */
export interface SettingChange<Entry> extends SiteSetting<Entry> {
  readonly reason: string;
}

type Client = Pick<FirestoreClient, 'read'>;

interface SettingKind<Item> {
  readonly collection: string;
  readonly id: string;
  readonly readItem: (id: string, fields: StoredFields) => ParseResult<Item>;
}

async function readSetting<Item extends { readonly changedAt: Date }, Entry>(
  { read }: Client,
  { collection, id, readItem }: SettingKind<Item>,
  getEntries: (item: Item) => readonly Entry[],
): Promise<SiteSetting<Entry>> {
  const document = await read(`${collection}/${id}`);
  if (!document) return { entries: [], changedAt: null };
  const reading = readItem(document.id, document.fields);
  if ('invalidFields' in reading) throw new DataError('unreadable', { fields: reading.invalidFields });
  return { entries: getEntries(reading.item), changedAt: reading.item.changedAt };
}

export const readNotices = (client: Client): Promise<SiteSetting<SiteNotice>> =>
  readSetting(client, siteNotices, ({ notices }) => notices);

export const readRedirects = (client: Client): Promise<SiteSetting<SiteRedirect>> =>
  readSetting(client, siteRedirects, ({ redirects }) => redirects);

/** Saves a setting. Rejects with `conflict` if it has changed since it was read. */
export async function saveSetting<Entry>(
  name: 'save-notices' | 'save-redirects',
  change: SettingChange<Entry>,
  options: DataOptions,
): Promise<void> {
  await callForMember(name, change, { ...options, answer: v.object({}) });
}
