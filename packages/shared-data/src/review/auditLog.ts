import * as v from 'valibot';
import type { FirestoreClient } from '../client/FirestoreClient';
import type { FoundDocument } from '../client/wireValues';
import { dateTime } from '../fields/fieldSchemas';
import { createParser } from '../kinds/readWith';
import { listPage, type ReviewPage } from './listPage';
import { type MemberName, readMemberNames } from './memberNames';

const text = v.exactOptional(v.string());

/** An entry as it is shown. What it is about differs: an item, a report, a role, a setting. */
const entryFields = v.object({
  by: v.string(),
  at: dateTime,
  collection: text,
  item: text,
  title: text,
  from: text,
  to: text,
  reason: text,
  /** The id of the report, or of the appeal, that was decided. */
  report: text,
  appeal: text,
  /** How many approved items count no longer, where a role was taken away. */
  approvals: v.exactOptional(v.number()),
});
const readEntry = createParser(entryFields);

/** Who decided what, when and why. */
export type AuditEntry = v.InferOutput<typeof entryFields> & { readonly id: string };

export interface AuditPage extends ReviewPage<AuditEntry> {
  /** Who decided, and whose role it was, by uid. */
  readonly names: Readonly<Record<string, MemberName>>;
}

const order = { field: 'at', direction: 'DESCENDING' } as const;

/** Entries of these collections are about the member of a uid. */
const ofMembers = ['users', 'profile_removals'];

/** A page of the audit log, the newest first. */
export async function listAudit(
  client: Pick<FirestoreClient, 'request' | 'root'>,
  cursor?: string | undefined,
): Promise<AuditPage> {
  const parse = ({ id, fields }: FoundDocument) => {
    const reading = readEntry(id, fields);
    return 'item' in reading ? reading.item : undefined;
  };
  const page = await listPage(client, { collection: 'audit', where: [], order }, { parse, cursor });
  const members = page.items.flatMap(({ by, collection = '', item }) =>
    ofMembers.includes(collection) && item ? [by, item] : [by],
  );
  return {
    ...page,
    // The entries are what counts: without names they have uids.
    names: await readMemberNames(client, members).catch(() => ({})),
  };
}
