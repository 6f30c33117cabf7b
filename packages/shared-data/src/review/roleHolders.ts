import type { FirestoreClient } from '../client/FirestoreClient';
import { formerMemberName } from '../kinds/member/formerMember';
import { parseGrant, type RoleName, toRole } from '../roles/roles';
import { type AuditEntry, listRoleChanges } from './auditLog';
import { readMemberNames } from './memberNames';

/** A member with a role or with programmes. */
export interface RoleHolder {
  readonly uid: string;
  /** The name of the member. The username or the uid if the profile is hidden. */
  readonly name: string;
  /** Undefined if the profile is hidden. */
  readonly username?: string | undefined;
  readonly role: RoleName;
  readonly programmes: readonly string[];
  readonly since: Date;
}

/**
 * Lists the members whose last change of role granted one, newest first. Roles are claims in tokens, which cannot be
 * queried, so the list comes from the audit log. It lacks roles that were granted in the project's console.
 */
export async function listRoleHolders(
  client: Pick<FirestoreClient, 'request' | 'root'>,
): Promise<readonly RoleHolder[]> {
  const latest = new Map<string, AuditEntry>();
  let cursor: string | null | undefined;
  // Reads all pages, because the oldest entry may belong to a member who still has the role.
  while (cursor !== null) {
    const page = await listRoleChanges(client, cursor);
    for (const entry of page.items) if (entry.item && !latest.has(entry.item)) latest.set(entry.item, entry);
    cursor = page.cursor;
  }
  const holders = [...latest].flatMap(([uid, { title = uid, to = '', at }]) => {
    const { role, programmes } = parseGrant(to);
    const hasRole = toRole(role) !== 'member' || programmes.length > 0;
    // Background work has replaced the name of a member who has left.
    return hasRole && title !== formerMemberName
      ? [{ uid, name: title, role: toRole(role), programmes, since: at }]
      : [];
  });
  const names = await readMemberNames(
    client,
    holders.map(({ uid }) => uid),
  ).catch(() => ({}) as Awaited<ReturnType<typeof readMemberNames>>);
  return holders.map((holder) => ({ ...holder, ...names[holder.uid] }));
}
