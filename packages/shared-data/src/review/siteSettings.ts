import type { DataOptions } from '../client/connect';
import type { FirestoreClient } from '../client/FirestoreClient';
import { requireItem } from '../client/requireItem';
import type { StoredFields } from '../client/wireValues';
import { type SiteNotice, siteNotices } from '../kinds/site-settings/siteNotices';
import { type SiteRedirect, siteRedirects } from '../kinds/site-settings/siteRedirects';
import { publishingSettings } from '../kinds/review/publishing';
import type { ParseResult } from '../kinds/kind';
import { runForMember } from '../client/callForMember';

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

async function readStored<Item>(
  { read }: Client,
  { collection, id, readItem }: SettingKind<Item>,
): Promise<Item | undefined> {
  const document = await read(`${collection}/${id}`);
  return document ? requireItem(readItem(document.id, document.fields)) : undefined;
}

export async function readNotices(client: Client): Promise<SiteSetting<SiteNotice>> {
  const { notices = [], changedAt = null } = (await readStored(client, siteNotices)) ?? {};
  return { entries: notices, changedAt };
}

export async function readRedirects(client: Client): Promise<SiteSetting<SiteRedirect>> {
  const { redirects = [], changedAt = null } = (await readStored(client, siteRedirects)) ?? {};
  return { entries: redirects, changedAt };
}

/** Review settings. `approvals` is the number of approved items after which a member can publish without review. */
export interface PublishingSettings {
  readonly approvals: number;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** Returns null if review is off. */
export async function readPublishing(client: Client): Promise<PublishingSettings | null> {
  return (await readStored(client, publishingSettings)) ?? null;
}

/** A new number of approvals, or null to turn review off. `changedAt` is as in `SettingChange`. */
export interface PublishingChange {
  readonly approvals: number | null;
  readonly changedAt: Date | null;
  readonly reason: string;
}

/** The new state of the switch that stops emails. `changedAt` is as in `SettingChange`. */
export interface MailChange {
  readonly stopped: boolean;
  readonly changedAt: Date | null;
  readonly reason: string;
}

interface SettingChanges {
  readonly 'save-notices': SettingChange<SiteNotice>;
  readonly 'save-redirects': SettingChange<SiteRedirect>;
  readonly 'save-publishing': PublishingChange;
  readonly 'save-mail': MailChange;
}

/** Returns a function that saves a setting. It rejects with `conflict` if the setting has changed since it was read. */
export function saveSetting<Name extends keyof SettingChanges>(name: Name) {
  return (change: SettingChanges[Name], options: DataOptions): Promise<void> => runForMember(name, change, options);
}
