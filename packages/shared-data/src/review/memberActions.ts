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
  /** The number of the member's items that reviewers have approved. */
  approvals: v.optional(v.number(), 0),
});

/** The role and programmes of an account. */
export type Grant = v.InferOutput<typeof grantSchema>;
/**
 * A grant with a reason for the audit log. `run` identifies the request, so that a retry completes the change instead
 * of repeating it.
 */
export type RoleChange = Grant & { readonly reason: string; readonly run: string };
/** A member as administrators see it. An account without a profile has no name. */
export type FoundMember = v.InferOutput<typeof memberSchema>;

export type MemberSearch = { readonly email: string } | { readonly username: string };

/**
 * Finds a member by email address or username.
 * @throws DataError `not-found` if there is no such member, `denied` if the caller is not an administrator
 */
export async function findMember(search: MemberSearch, options: DataOptions): Promise<FoundMember> {
  return callForMember('find-member', search, { ...options, answer: memberSchema });
}

/**
 * Replaces a member's role and programmes.
 * @throws DataError `conflict` if callers try to change their own role
 */
export async function grantRole(
  { uid, role, programmes, reason, run }: RoleChange,
  options: DataOptions,
): Promise<Grant> {
  const body = { uid, role, programmes, reason, run };
  return callForMember('grant-role', body, { ...options, answer: grantSchema });
}
