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
  /** Number of the member's items that reviewers have approved. */
  approvals: v.optional(v.number(), 0),
});

/** Rights of an account. */
export type Grant = v.InferOutput<typeof grantSchema>;
/** A grant with its reason for the log. `run` identifies the request, so that sending it again completes it. */
export type RoleChange = Grant & { readonly reason: string; readonly run: string };
/** A member as administrators see one. An account without a profile has no name. */
export type FoundMember = v.InferOutput<typeof memberSchema>;

export type MemberSearch = { readonly email: string } | { readonly username: string };

/**
 * Finds a member by email address or username.
 * @throws DataError `not-found` if there is none, `denied` for callers who are not administrators
 */
export async function findMember(search: MemberSearch, options: DataOptions): Promise<FoundMember> {
  return callForMember('find-member', search, { ...options, answer: memberSchema });
}

/**
 * Replaces a member's role and programmes.
 * @throws DataError `conflict` for the caller's own role
 */
export async function grantRole(
  { uid, role, programmes, reason, run }: RoleChange,
  options: DataOptions,
): Promise<Grant> {
  const body = { uid, role, programmes, reason, run };
  return callForMember('grant-role', body, { ...options, answer: grantSchema });
}
