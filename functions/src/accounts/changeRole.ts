import type { Administrator } from '@adp/shared-data/administrator';
import { getText } from '../background/events';
import { notify } from '../background/notifications';
import { showLinks } from '../background/showLinks';
import { type Account, type AccountService, type Grant, setRole } from './accounts';

/** What the log says of a grant. */
interface Cause {
  /** The uid of who grants; `unknown` where the project's owner does, past the site. */
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
}

interface Services {
  readonly administrator: Administrator;
  readonly accounts: AccountService;
}

/** Gives an account a role in place of the one before: with its entry of the log, its notification, and what a role brings. */
export async function changeRole(
  account: Account,
  grant: Grant & Cause,
  { administrator, accounts }: Services,
): Promise<Grant> {
  const { role, programmes, by, reason, at } = grant;
  const { uid } = account;
  const next = { role, programmes: [...new Set(programmes)] };
  const [from, to] = [describe(account), describe(next)];
  if (from !== to) {
    const userPath = `users/${uid}`;
    const user = (await administrator.read([userPath])).get(userPath)?.fields ?? {};
    // The entry comes first: whatever fails after it, no role was ever granted without one.
    await administrator.commit([
      {
        path: `audit/role_${uid}_${at.getTime()}`,
        fields: { by, from, to, reason, at, collection: 'users', item: uid, title: getText(user, 'username') || uid },
        precondition: { exists: false },
      },
    ]);
    await setRole(account, next, accounts);
    await notify({ uid, topic: 'account', event: 'role_changed', title: to, at }, administrator);
  }
  // Also where the role is there from a call that did not come so far.
  if (to !== 'member') await showLinks(uid, administrator);
  return next;
}

/** A role in the log: `reviewer`, `member (apet, cjed)`. */
function describe({ role, programmes }: Grant): string {
  return programmes.length > 0 ? `${role} (${[...programmes].sort().join(', ')})` : role;
}
