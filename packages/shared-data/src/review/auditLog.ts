import * as v from 'valibot';
import type { FirestoreClient } from '../client/FirestoreClient';
import type { FoundDocument } from '../client/wireValues';
import { dateTime } from '../fields/fieldSchemas';
import { createParser } from '../kinds/readWith';
import { listPage, type ReviewPage } from './listPage';
import { type MemberName, readMemberNames } from './memberNames';

const text = v.exactOptional(v.string());

/** Fields of an entry that the log shows. An entry concerns an item, a report, a role or a setting. */
const entryFields = v.object({
  by: v.string(),
  at: dateTime,
  collection: text,
  item: text,
  title: text,
  from: text,
  to: text,
  reason: text,
  /** Id of the decided report or appeal. */
  report: text,
  appeal: text,
  /** Number of approvals that no longer count after a role was revoked. */
  approvals: v.exactOptional(v.number()),
});
const readEntry = createParser(entryFields);

/** An entry of the audit log: who decided what, when and why. */
export type AuditEntry = v.InferOutput<typeof entryFields> & { readonly id: string };

export interface AuditPage extends ReviewPage<AuditEntry> {
  /** Names of the members who decided or whose role changed, by uid. */
  readonly names: Readonly<Record<string, MemberName>>;
}

const order = { field: 'at', direction: 'DESCENDING' } as const;

/** Collections whose entries concern the member of a uid. */
const ofMembers = ['users', 'profile_removals'];

/** Lists a page of the audit log, newest first. */
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
    // Without names, the log shows uids.
    names: await readMemberNames(client, members).catch(() => ({})),
  };
}
