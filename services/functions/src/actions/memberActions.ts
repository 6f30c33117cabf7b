import { newId } from '@adp/shared-data/client';
import { choices } from '@adp/shared-data/content';
import { MAX_PROGRAMMES, roleNames } from '@adp/shared-data/roles';
import * as v from 'valibot';
import { type Account, findConfirmedAccount } from '../accounts/accounts';
import { changeRole } from '../accounts/changeRole';
import { getText } from '../background/events';
import { type ActionOptions, changeReason } from './ActionContext';
import { ActionError } from './ActionError';

const uid = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/));
const email = v.pipe(v.string(), v.maxLength(254), v.email());
const username = v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,30}$/));
const grant = {
  role: v.picklist(roleNames),
  programmes: v.optional(v.pipe(v.array(v.picklist(choices.programme)), v.maxLength(MAX_PROGRAMMES)), []),
  reason: changeReason,
  /** An id chosen by the page. The page uses the same id when it repeats a grant. */
  run: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
};

export const grantInput = v.union([v.strictObject({ uid, ...grant }), v.strictObject({ email, ...grant })]);
export const memberInput = v.union([v.strictObject({ email }), v.strictObject({ username })]);

const notFound = () => new ActionError(404, 'not-found', 'There is no such member.');

/** Runs the action `find-member`: finds a member by email address or username, for administrators. */
export async function findMember(who: v.InferOutput<typeof memberInput>, options: ActionOptions): Promise<object> {
  const { administrator } = options;
  const { uid, role, programmes } = await readAccount(
    'email' in who ? who : { uid: await readUid(who.username, options) },
    options,
  );
  const [userPath, approvalsPath] = [`users/${uid}`, `approvals/${uid}`];
  const documents = await administrator.read([userPath, approvalsPath]);
  const user = documents.get(userPath)?.fields ?? {};
  const approvals = Number(documents.get(approvalsPath)?.fields['count'] ?? 0);
  return { uid, name: getText(user, 'name'), username: getText(user, 'username'), role, programmes, approvals };
}

async function readAccount(who: Parameters<typeof findConfirmedAccount>[0], options: ActionOptions): Promise<Account> {
  const account = await findConfirmedAccount(who, options);
  if (!account) throw notFound();
  return account;
}

async function readUid(name: string, { administrator }: ActionOptions): Promise<string> {
  const path = `usernames/${name}`;
  const document = (await administrator.read([path])).get(path);
  if (!document) throw notFound();
  return getText(document.fields, 'uid');
}

export async function grantRole(
  { role, programmes, reason, run = newId(), ...who }: v.InferOutput<typeof grantInput>,
  caller: Account,
  options: ActionOptions,
): Promise<object> {
  const { now = Date.now } = options;
  const account = await readAccount(who, options);
  // Callers cannot change their own role, because the last administrator could give it up by mistake.
  if (account.uid === caller.uid)
    throw new ActionError(409, 'own-role', 'Administrators cannot change their own role.');
  const cause = { by: caller.uid, reason, run, at: new Date(now()) };
  const next = await changeRole(account, { role, programmes, ...cause }, options);
  return { uid: account.uid, ...next };
}
