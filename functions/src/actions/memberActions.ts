import { choices } from '@adp/shared-data';
import * as v from 'valibot';
import { type Account, findAccount, type Grant, roleNames, setRole } from '../accounts/accounts';
import { getText } from '../background/events';
import { notify } from '../background/notifications';
import { showLinks } from '../background/showLinks';
import { type Action, type ActionOptions, changeReason, readInput, requireAdministrator } from './ActionContext';
import { ActionError } from './ActionError';

const uid = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/));
const email = v.pipe(v.string(), v.maxLength(254), v.email());
const username = v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,30}$/));
const grant = {
  role: v.picklist(roleNames),
  programmes: v.optional(v.array(v.picklist(choices.programme)), []),
  reason: changeReason,
};

const grantSchema = v.union([v.strictObject({ uid, ...grant }), v.strictObject({ email, ...grant })]);
const findSchema = v.union([v.strictObject({ email }), v.strictObject({ username })]);

const notFound = () => new ActionError(404, 'not-found', 'There is no such member.');

/** `find-member`: whose an address or a username is, for administrators. */
export function findMember(options: ActionOptions): Action {
  const { administrator, accounts } = options;
  return async ({ request, body }) => {
    await requireAdministrator(request, options);
    const who = readInput(findSchema, body);
    const account = await findAccount('email' in who ? who : { uid: await readUid(who.username) }, accounts);
    if (!account) throw notFound();
    const { role, programmes } = account;
    const user = await readUser(account.uid, options);
    return { uid: account.uid, name: getText(user, 'name'), username: getText(user, 'username'), role, programmes };
  };

  async function readUid(name: string): Promise<string> {
    const path = `usernames/${name}`;
    const found = (await administrator.read([path])).get(path);
    if (!found) throw notFound();
    return getText(found.fields, 'uid');
  }
}

/** `grant-role`: gives another member a role. */
export function grantRole(options: ActionOptions): Action {
  const { administrator, accounts, now = Date.now } = options;
  return async ({ request, body }) => {
    const caller = await requireAdministrator(request, options);
    const { role, programmes, reason, ...who } = readInput(grantSchema, body);
    const account = await findAccount(who, accounts);
    if (!account) throw notFound();
    // Or the last administrator could lock everybody out.
    if (account.uid === caller.uid)
      throw new ActionError(409, 'own-role', 'Nobody can change their own role: another administrator does that.');
    const next = { role, programmes: [...new Set(programmes)] };
    const [from, to] = [describe(account), describe(next)];
    if (from !== to) await change(account, next, { by: caller.uid, from, to, reason, at: new Date(now()) });
    // Also where the role is there from a call that did not come so far.
    if (to !== 'member') await showLinks(account.uid, administrator);
    return { uid: account.uid, ...next };
  };

  /** The entry comes first: whatever fails after it, no role was ever granted without one. */
  async function change(account: Account, next: Grant, { at, to, ...why }: Change): Promise<void> {
    const user = await readUser(account.uid, options);
    const title = getText(user, 'username') || account.uid;
    await administrator.commit([
      {
        path: `audit/role_${account.uid}_${at.getTime()}`,
        fields: { ...why, at, to, collection: 'users', item: account.uid, title },
        precondition: { exists: false },
      },
    ]);
    await setRole(account, next, accounts);
    await notify({ uid: account.uid, topic: 'account', event: 'role_changed', title: to, at }, administrator);
  }
}

/** What the log says of a grant. */
interface Change {
  readonly by: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly at: Date;
}

async function readUser(uid: string, { administrator }: ActionOptions) {
  const path = `users/${uid}`;
  return (await administrator.read([path])).get(path)?.fields ?? {};
}

/** A role in the log: `reviewer`, `member (apet, cjed)`. */
function describe({ role, programmes }: Grant): string {
  return programmes.length > 0 ? `${role} (${[...programmes].sort().join(', ')})` : role;
}
