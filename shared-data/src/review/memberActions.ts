import * as v from 'valibot';
import { callAction } from '../client/callAction';
import { type DataOptions, requireToken } from '../client/connect';
import { DataError } from '../client/DataError';
import { withRenewedToken } from '../client/withRenewedToken';
import { choice, distinctList } from '../fields/fieldSchemas';
import { listChoices } from '../fields/listChoices';

/** What an administrator gives, from the least to the most (decision 084). */
export const grantableRoles = ['member', 'trusted', 'reviewer', 'administrator'] as const;

const grantFields = {
  uid: v.string(),
  role: choice(grantableRoles),
  programmes: distinctList(choice(listChoices.programme), { max: listChoices.programme.length }),
};
const grantSchema = v.object(grantFields);
const memberSchema = v.object({ ...grantFields, name: v.string(), username: v.string() });

/** What an account may do. */
export type Grant = v.InferOutput<typeof grantSchema>;
/** A member as administrators find one; without a name where the account has no profile yet. */
export type FoundMember = v.InferOutput<typeof memberSchema>;

export type MemberSearch = { readonly email: string } | { readonly username: string };

const TIMEOUT = 20_000;

/** Calls the action in the administrator's name, with another token where the role is newer than this one. */
async function callForAdministrator(name: string, body: object, options: DataOptions): Promise<unknown> {
  // Nobody calls these without a name.
  const getToken = () => requireToken(options.getToken);
  const { fetch, renewToken, timeout = TIMEOUT } = options;
  return withRenewedToken(() => callAction(name, body, { ...(fetch && { fetch }), getToken, timeout }), renewToken);
}

/**
 * The member of an address or a username.
 * @throws DataError `not-found` where there is none, `denied` to who is no administrator
 */
export async function findMember(search: MemberSearch, options: DataOptions): Promise<FoundMember> {
  return read(memberSchema, await callForAdministrator('find-member', search, options));
}

/**
 * Gives a member a role and programmes, in place of those before.
 * @throws DataError `conflict` for the own role
 */
export async function grantRole({ uid, role, programmes }: Grant, options: DataOptions): Promise<Grant> {
  return read(grantSchema, await callForAdministrator('grant-role', { uid, role, programmes }, options));
}

function read<Answer>(schema: v.GenericSchema<unknown, Answer>, json: unknown): Answer {
  const result = v.safeParse(schema, json);
  if (!result.success) throw new DataError('unreadable');
  return result.output;
}
