import { createHash } from 'node:crypto';
import { type Administrator, hasCode, type StoredFields } from '@adp/shared-data/administrator';
import { printGrant } from '@adp/shared-data/roles';
import { getText, getTime } from '../background/events';
import { notify } from '../background/notifications';
import { showLinks } from '../background/showLinks';
import { type Account, type Grant, type RoleServices, setRole } from './accounts';
import { unscheduleDrafts } from './unscheduleDrafts';
import { findScheduled, unscheduleItems } from './unscheduleItems';

/** The origin of a grant, for the audit log. */
interface Cause {
  /** The uid of the administrator. `unknown` if the project's owner uses the command line. */
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
  /** The id of the request. Repeating a grant with the same id after a lost response completes it. */
  readonly run: string;
}

interface Services extends RoleServices {
  readonly administrator: Administrator;
}

/**
 * Changes a member's role, logs the grant and notifies the member. The role `member` also ends trust and unschedules
 * the member's items. Drafts of pages that the member may no longer edit are unscheduled as well.
 */
export async function changeRole(account: Account, grant: Grant & Cause, services: Services): Promise<Grant> {
  const { uid } = account;
  const { administrator } = services;
  const next = { role: grant.role, programmes: [...new Set(grant.programmes)] };
  // Write the audit entry first, so that no role is granted without one.
  const entry = await writeEntry(account, { ...grant, ...next }, administrator);
  if (entry) {
    const [from, to, at] = [getText(entry, 'from'), getText(entry, 'to'), getTime(entry, 'at') ?? grant.at];
    const current = printGrant(account);
    // Another grant was made between two attempts of this grant, so do not overwrite the other grant.
    if (current !== from && current !== to) return { role: account.role, programmes: account.programmes };
    if (current !== to) await setRole(account, next, services);
    if ('approvals' in entry) await unscheduleItems({ uid, programmes: next.programmes }, administrator);
    await notify({ uid, topic: 'account', event: 'role_changed', title: to, at }, administrator);
  }
  // Take the last steps even if the role is already current, because an earlier attempt may have failed before them.
  await unscheduleDrafts({ uid, ...next }, administrator);
  if (printGrant(next) !== 'member') await showLinks(uid, administrator);
  return next;
}

/** Writes the audit entry, or returns the entry written by an earlier attempt. Resolves to undefined if nothing changes. */
async function writeEntry(
  account: Account,
  grant: Grant & Cause,
  administrator: Administrator,
): Promise<StoredFields | undefined> {
  const { uid } = account;
  const { by, reason, at, programmes } = grant;
  const [from, to] = [printGrant(account), printGrant(grant)];
  const [userPath, approvalsPath, path] = [`users/${uid}`, `approvals/${uid}`, `audit/${toEntryId(uid, to, grant)}`];
  const documents = await administrator.read([userPath, approvalsPath, path]);
  const written = documents.get(path);
  if (written) return written.fields;
  const approvals = Number(documents.get(approvalsPath)?.fields['count'] ?? 0);
  const takesBack = isTakenBack(account, grant);
  const isChange =
    from !== to ||
    (takesBack && (approvals > 0 || (await findScheduled({ uid, programmes }, administrator)).length > 0));
  if (!isChange) return undefined;
  const title = getText(documents.get(userPath)?.fields ?? {}, 'username') || uid;
  const fields = {
    by,
    from,
    to,
    reason,
    at,
    collection: 'users',
    item: uid,
    title,
    // The number of approved items that no longer count.
    ...(takesBack && { approvals }),
  };
  try {
    await administrator.commit([
      { path, fields, precondition: { exists: false } },
      ...(takesBack ? [{ path: approvalsPath, deleted: true as const }] : []),
    ]);
  } catch (error) {
    // Two identical grants were sent at the same time, so use the entry of the other one.
    if (!hasCode(error, 'conflict')) throw error;
    return (await administrator.read([path])).get(path)?.fields;
  }
  return fields;
}

/** Returns whether a grant revokes rights. Adding a programme to a member does not revoke any. */
function isTakenBack(account: Account, { role, programmes }: Grant): boolean {
  if (role !== 'member') return false;
  return account.role !== 'member' || programmes.every((programme) => account.programmes.includes(programme));
}

/** Returns the id of an audit entry. It ignores the current role, so that a repeated request finds it. */
function toEntryId(uid: string, to: string, { run, by, reason }: Cause): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([run, by, to, reason]))
    .digest('hex');
  return `role_${uid}_${hash.slice(0, 24)}`;
}
