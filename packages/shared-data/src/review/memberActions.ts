import * as v from 'valibot';
import type { DataOptions } from '../client/connect';
import { choice, distinctList } from '../fields/fieldSchemas';
import { listChoices } from '../fields/listChoices';
import { callForMember } from '../client/callForMember';
import { roleNames } from '../roles/roles';

export const grantFields = {
  uid: v.string(),
  role: choice(roleNames),
  programmes: distinctList(choice(listChoices.programme), { max: listChoices.programme.length }),
};
const grantSchema = v.object(grantFields);
const memberSchema = v.object({
  ...grantFields,
  name: v.string(),
  username: v.string(),
  /** How many of the member's items reviewers have approved. */
  approvals: v.optional(v.number(), 0),
});

/** What an account may do. */
export type Grant = v.InferOutput<typeof grantSchema>;
/** A grant, and why, for the log. `run` is another text for each, and the same where one is sent again: it is finished then. */
export type RoleChange = Grant & { readonly reason: string; readonly run: string };
/** A member as administrators find one; without a name where the account has no profile yet. */
export type FoundMember = v.InferOutput<typeof memberSchema>;

export type MemberSearch = { readonly email: string } | { readonly username: string };

/**
 * The member of an address or a username.
 * @throws DataError `not-found` where there is none, `denied` to who is no administrator
 */
export async function findMember(search: MemberSearch, options: DataOptions): Promise<FoundMember> {
  return callForMember('find-member', search, { ...options, answer: memberSchema });
}

/**
 * Gives a member a role and programmes, in place of those before.
 * @throws DataError `conflict` for the own role
 */
export async function grantRole(
  { uid, role, programmes, reason, run }: RoleChange,
  options: DataOptions,
): Promise<Grant> {
  const body = { uid, role, programmes, reason, run };
  return callForMember('grant-role', body, { ...options, answer: grantSchema });
}
