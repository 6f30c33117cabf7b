import * as v from 'valibot';
import type { DataOptions } from '../client/connect';
import { choice, distinctList } from '../fields/fieldSchemas';
import { listChoices } from '../fields/listChoices';
import { callForMember } from '../client/callForMember';
import { MAX_PROGRAMMES, roleNames } from '../roles/roles';

export const grantFields = {
  uid: v.string(),
  role: choice(roleNames),
  programmes: distinctList(choice(listChoices.programme), { max: MAX_PROGRAMMES }),
};
const grantSchema = v.object(grantFields);
const memberSchema = v.object({
  ...grantFields,
  name: v.string(),
  username: v.string(),
  /** The number of the member's items that reviewers have approved. */
  approvals: v.optional(v.number(), 0),
});

export type Grant = v.InferOutput<typeof grantSchema>;
/** A grant with a reason for the audit log. A retry with the same `run` completes the change. */
export type RoleChange = Grant & { readonly reason: string; readonly run: string };
export type FoundMember = v.InferOutput<typeof memberSchema>;

export type MemberSearch = { readonly email: string } | { readonly username: string };

/** Finds a member. Rejects with `not-found`, or with `denied` if the caller is not an administrator. */
export async function findMember(search: MemberSearch, options: DataOptions): Promise<FoundMember> {
  return callForMember('find-member', search, { ...options, answer: memberSchema });
}

/** Replaces a member's role and programmes. Rejects with `conflict` for the caller's own role. */
export async function grantRole(
  { uid, role, programmes, reason, run }: RoleChange,
  options: DataOptions,
): Promise<Grant> {
  const body = { uid, role, programmes, reason, run };
  return callForMember('grant-role', body, { ...options, answer: grantSchema });
}
