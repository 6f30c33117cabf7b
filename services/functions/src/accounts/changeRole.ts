import { createHash } from 'node:crypto';
import { type Administrator, hasCode, type StoredFields } from '@adp/shared-data/administrator';
import { getText, getTime } from '../background/events';
import { notify } from '../background/notifications';
import { showLinks } from '../background/showLinks';
import { type Account, type AccountService, type Grant, setRole } from './accounts';
import { findScheduled, unscheduleItems } from './unscheduleItems';

/** What the log says of a grant. */
interface Cause {
  /** The uid of who grants; `unknown` where the project's owner does, past the site. */
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
  /** The same when a grant is sent again, because nobody knows what became of it: it is finished then. */
  readonly run: string;
}

interface Services {
  readonly administrator: Administrator;
  readonly accounts: AccountService;
}

/**
 * Gives an account a role in place of the one before: with its entry of the log, its notification, and what a role brings. A grant
 * of `member` takes back the trust that approved items have given, too, and what the member has scheduled waits again; one that adds a
 * programme to a member's does not.
 */
export async function changeRole(
  account: Account,
  grant: Grant & Cause,
  { administrator, accounts }: Services,
): Promise<Grant> {
  const { uid } = account;
  const next = { role: grant.role, programmes: [...new Set(grant.programmes)] };
  // The entry comes first: whatever fails after it, no role was ever granted without one.
  const entry = await writeEntry(account, { ...grant, ...next }, administrator);
  if (entry) {
    const [from, to, at] = [getText(entry, 'from'), getText(entry, 'to'), getTime(entry, 'at') ?? grant.at];
    const current = describe(account);
    // Another grant came between two tries of this one.
    if (current !== from && current !== to) return { role: account.role, programmes: account.programmes };
    if (current !== to) await setRole(account, next, accounts);
    if ('approvals' in entry) await unscheduleItems({ uid, programmes: next.programmes }, administrator);
    await notify({ uid, topic: 'account', event: 'role_changed', title: to, at }, administrator);
  }
  // Also where the role is there from a call that did not come so far.
  if (describe(next) !== 'member') await showLinks(uid, administrator);
  return next;
}

/** The entry of a grant, from this call or one before; undefined where nothing changes. */
async function writeEntry(
  account: Account,
  grant: Grant & Cause,
  administrator: Administrator,
): Promise<StoredFields | undefined> {
  const { uid } = account;
  const { by, reason, at, programmes } = grant;
  const [from, to] = [describe(account), describe(grant)];
  const [userPath, approvalsPath, path] = [`users/${uid}`, `approvals/${uid}`, `audit/${toEntryId(uid, to, grant)}`];
  const found = await administrator.read([userPath, approvalsPath, path]);
  const written = found.get(path);
  if (written) return written.fields;
  const approvals = Number(found.get(approvalsPath)?.fields['count'] ?? 0);
  const takesBack = isTakenBack(account, grant);
  const isChange =
    from !== to ||
    (takesBack && (approvals > 0 || (await findScheduled({ uid, programmes }, administrator)).length > 0));
  if (!isChange) return undefined;
  const title = getText(found.get(userPath)?.fields ?? {}, 'username') || uid;
  const fields = {
    by,
    from,
    to,
    reason,
    at,
    collection: 'users',
    item: uid,
    title,
    // How many approved items count no longer.
    ...(takesBack && { approvals }),
  };
  try {
    await administrator.commit([
      { path, fields, precondition: { exists: false } },
      ...(takesBack ? [{ path: approvalsPath, deleted: true as const }] : []),
    ]);
  } catch (error) {
    // The same grant was sent twice at once.
    if (!hasCode(error, 'conflict')) throw error;
    return (await administrator.read([path])).get(path)?.fields;
  }
  return fields;
}

/** Whoever is made a member again; a member who gets another programme loses nothing. */
function isTakenBack(account: Account, { role, programmes }: Grant): boolean {
  if (role !== 'member') return false;
  return account.role !== 'member' || programmes.every((one) => account.programmes.includes(one));
}

/** A grant that is sent again has the name that it had, whatever the role is by then. */
function toEntryId(uid: string, to: string, { run, by, reason }: Cause): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([run, by, to, reason]))
    .digest('hex');
  return `role_${uid}_${hash.slice(0, 24)}`;
}

/** A role in the log: `reviewer`, `member (apet, cjed)`. */
function describe({ role, programmes }: Grant): string {
  return programmes.length > 0 ? `${role} (${[...programmes].sort().join(', ')})` : role;
}
