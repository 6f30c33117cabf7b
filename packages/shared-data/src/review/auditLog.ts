import * as v from 'valibot';
import type { FirestoreClient } from '../client/FirestoreClient';
import { dateTime } from '../fields/fieldSchemas';
import { createParser } from '../kinds/readWith';
import { listPage, type ReviewPage } from './listPage';
import { type MemberName, readMemberNames } from './memberNames';

const text = v.exactOptional(v.string());

/** The fields of an audit entry that the log shows. An entry is about an item, a report, a role or a setting. */
const entryFields = v.object({
  by: v.string(),
  at: dateTime,
  collection: text,
  item: text,
  title: text,
  from: text,
  to: text,
  reason: text,
  report: text,
  appeal: text,
  /** The number of approvals that no longer count because a role was revoked. */
  approvals: v.exactOptional(v.number()),
});
const readEntry = createParser(entryFields);

export type AuditEntry = v.InferOutput<typeof entryFields> & { readonly id: string };

export interface AuditPage extends ReviewPage<AuditEntry> {
  /** The names of the members in the entries, by uid: members who decided, and members whose role changed. */
  readonly names: Readonly<Record<string, MemberName>>;
}

const order = { field: 'at', direction: 'DESCENDING' } as const;

/** Collections whose entries are about the member with the uid `item`. */
const ofMembers = ['users', 'profile_removals'];

/** Reads a page of role changes, newest first. */
export const listRoleChanges = (client: Pick<FirestoreClient, 'request' | 'root'>, cursor?: string) =>
  listPage(client, { collection: 'audit', where: [['collection', 'EQUAL', 'users']], order }, readEntry, cursor);

export async function listAudit(
  client: Pick<FirestoreClient, 'request' | 'root'>,
  cursor?: string | undefined,
): Promise<AuditPage> {
  const page = await listPage(client, { collection: 'audit', where: [], order }, readEntry, cursor);
  const members = page.items.flatMap(({ by, collection = '', item }) =>
    ofMembers.includes(collection) && item ? [by, item] : [by],
  );
  return {
    ...page,
    // If the names cannot be read, the log shows uids.
    names: await readMemberNames(client, members).catch(() => ({})),
  };
}
