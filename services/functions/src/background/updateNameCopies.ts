import { contentCollections } from '@adp/shared-data/content';
import { formerMember, profileRemovals } from '@adp/shared-data/member';
import { toReportId } from '@adp/shared-data/moderation';
import {
  type Administrator,
  type DocumentWrite,
  type FoundDocument,
  type StoredFields,
  toWireFields,
} from '@adp/shared-data/administrator';
import { type DocumentEvent, getText, getTime, readEvent } from './events';
import { updateBylines } from './updateBylines';

interface Named {
  readonly uid: string;
  readonly name: string;
  readonly username: string;
  /** The subject of reports about the profile: the username, or the uid if the member has left. */
  readonly profile: string;
  /** The usernames that lead to the member's profile. Empty if the member has left. */
  readonly usernames: readonly string[];
  readonly hasLeft: boolean;
}

/**
 * Handles writes of a member's document: updates the copies of the name that the member may not write, and bylines with
 * a username that the member has given up. Erases all of them if the member has left (decision 127).
 */
export async function updateNameCopies(event: DocumentEvent, administrator: Administrator): Promise<void> {
  const { before, after } = readEvent(event);
  const isNamedAsBefore = (['name', 'username'] as const).every((field) => before[field] === after[field]);
  if (!event.before || isNamedAsBefore) return;
  const member = await readMember(event.path, administrator);
  await updateBylines(member, administrator);
  const usernames = [before, after].flatMap((user) => [getText(user, 'username'), getText(user, 'former_username')]);
  for (const report of await findReports(member, usernames, administrator))
    await updateReport(report, member, administrator);
  for (const writes of [
    await toNotificationWrites(member, before, administrator),
    await toHandlingWrites(member, administrator),
    await toRemovalWrites(member, administrator),
    await toAuditWrites(member, administrator),
  ])
    if (writes.length > 0) await administrator.commit(writes);
}

async function readMember(path: string, { read }: Administrator): Promise<Named> {
  const [, uid = ''] = path.split('/');
  const user = (await read([path])).get(path)?.fields;
  if (!user) {
    const { authorName: name, authorUsername: username } = formerMember;
    return { uid, name, username, profile: uid, usernames: [], hasLeft: true };
  }
  const username = getText(user, 'username');
  const usernames = [username, getText(user, 'former_username')].filter(Boolean);
  return { uid, name: getText(user, 'name'), username, profile: username, usernames, hasLeft: false };
}

/** Finds reports about the member's profile. Reports from before decision 116 contain only the username. */
async function findReports(
  { uid, name, profile }: Named,
  usernames: readonly string[],
  { find }: Administrator,
): Promise<readonly FoundDocument[]> {
  const [byUid, byUsername] = await Promise.all([
    find('reports', 'subject_uid', [uid]),
    find('reports', 'item', [...new Set(usernames.filter(Boolean))]),
  ]);
  const reports = [...byUid, ...byUsername.filter(({ fields }) => fields['subject_uid'] === undefined)];
  return reports.filter(
    ({ fields }) => fields['collection'] === 'profiles' && !(fields['item'] === profile && fields['title'] === name),
  );
}

/**
 * Renames a report, its audit entry, its count and the notifications of its decision. Rejects if one has changed in the
 * meantime, for example by a reviewer's decision. The event is then delivered again.
 */
async function updateReport(report: FoundDocument, member: Named, administrator: Administrator): Promise<void> {
  const { read, commit } = administrator;
  const { id, fields } = report;
  const reporter = id.slice(`profiles_${getText(fields, 'item')}_`.length);
  const newId = toReportId({ collection: 'profiles', item: member.profile }, reporter);
  const [path, newPath] = [`reports/${id}`, `reports/${newId}`];
  const toEntryPath = (reportId: string) => `audit/report_${reportId}_${Number(getTime(fields, 'created_at'))}`;
  const [entryPath, countPath] = [toEntryPath(id), `report_counts/${reporter}`];
  const documents = await read([entryPath, countPath, newPath]);
  const notifications = await findNotifications(report, administrator);
  const renamed = { item: member.profile, title: member.name };
  const entry = documents.get(entryPath);
  await commit([
    // The same reporter may have reported the renamed profile since. In that case, keep only the newer report.
    ...(newId !== id && documents.has(newPath)
      ? [{ path, deleted: true as const, precondition: { updateTime: report.version } }]
      : toRenamed(report, [path, newPath], renamed)),
    ...(entry ? toRenamed(entry, [entryPath, toEntryPath(newId)], { ...renamed, report: newId }) : []),
    ...(documents.get(countPath)?.fields['item'] === id
      ? [{ path: countPath, fields: { item: newId }, mask: ['item'] }]
      : []),
    ...notifications.map((notification) => ({
      path: `notifications/${notification.id}`,
      fields: { title: member.name },
      mask: ['title'],
      precondition: { updateTime: notification.version },
    })),
  ]);
}

/** Returns the writes that change fields of a document. A new path, which contains the new username, moves it. */
function toRenamed(
  { wire, version }: FoundDocument,
  [path, newPath]: readonly [string, string],
  fields: StoredFields,
): readonly DocumentWrite[] {
  const precondition = { updateTime: version };
  if (path === newPath) return [{ path, fields, mask: Object.keys(fields), precondition }];
  return [
    { path, deleted: true, precondition },
    { path: newPath, wire: { ...wire, ...toWireFields(fields) } },
  ];
}

/** Finds the reporter's notifications of the decision, based on the time of the decision. */
async function findNotifications(report: FoundDocument, { find }: Administrator): Promise<readonly FoundDocument[]> {
  const reporter = getText(report.fields, 'reporter_uid');
  const decidedAt = getTime(report.fields, 'decided_at');
  if (!reporter || !decidedAt) return [];
  const notifications = await find('notifications', 'uid', [reporter]);
  return notifications.filter(
    ({ fields }) =>
      getText(fields, 'event').startsWith('report_') && Number(fields['created_at']) === Number(decidedAt),
  );
}

/** Returns the writes for notifications of decisions about the profile, because these link to it. */
async function toNotificationWrites(
  { uid, name, username, hasLeft }: Named,
  before: StoredFields,
  { find }: Administrator,
): Promise<DocumentWrite[]> {
  const former = { item_id: [before['username'], before['former_username']], title: [before['name']] };
  const notifications = hasLeft ? [] : await find('notifications', 'uid', [uid]);
  return notifications.flatMap(({ id, fields, version }) => {
    if (fields['item_kind'] !== undefined) return [];
    const changes = {
      ...(former.item_id.includes(fields['item_id']) && { item_id: username }),
      ...(former.title.includes(fields['title']) && { title: name }),
    };
    const mask = Object.keys(changes);
    if (mask.length === 0) return [];
    return [{ path: `notifications/${id}`, fields: changes, mask, precondition: { updateTime: version } }];
  });
}

/** Returns the writes that update the name of the assigned reviewer, or unassign a former member. */
async function toHandlingWrites({ uid, name, hasLeft }: Named, { find }: Administrator): Promise<DocumentWrite[]> {
  const collectionPaths = ['reports', ...contentCollections.map((collection) => `handling/${collection}/items`)];
  const tasks = await Promise.all(
    collectionPaths.map(async (collectionPath) => ({
      collectionPath,
      documents: await find(collectionPath, 'assigned_to', [uid]),
    })),
  );
  return tasks.flatMap(({ collectionPath, documents }) =>
    documents
      .filter(({ fields }) => fields['assigned_name'] !== name)
      .map(({ id, version }) => ({
        path: `${collectionPath}/${id}`,
        fields: hasLeft ? {} : { assigned_name: name },
        mask: hasLeft ? ['assigned_to', 'assigned_name'] : ['assigned_name'],
        precondition: { updateTime: version },
      })),
  );
}

async function toRemovalWrites({ uid, name, username }: Named, { read }: Administrator): Promise<DocumentWrite[]> {
  const path = `${profileRemovals.collection}/${uid}`;
  const removal = (await read([path])).get(path);
  if (!removal || (removal.fields['title'] === name && removal.fields['username'] === username)) return [];
  const fields = { title: name, username };
  return [{ path, fields, mask: Object.keys(fields), precondition: { updateTime: removal.version } }];
}

/** Returns the writes for audit entries. Those about a profile contain the name, others the username. */
async function toAuditWrites(
  { uid, name, username, hasLeft }: Named,
  { find }: Administrator,
): Promise<DocumentWrite[]> {
  const titles: Readonly<Record<string, string>> = {
    [profileRemovals.collection]: name,
    users: hasLeft ? name : username,
  };
  const entries = await find('audit', 'item', [uid]);
  return entries.flatMap(({ id, fields, version }) => {
    const title = titles[getText(fields, 'collection')];
    if (title === undefined || fields['title'] === title) return [];
    return [{ path: `audit/${id}`, fields: { title }, mask: ['title'], precondition: { updateTime: version } }];
  });
}
