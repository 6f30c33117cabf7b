import { approvals, publishingSettings } from '@adp/shared-data/moderation';
import { isAtLeast } from '@adp/shared-data/roles';
import { memberGrants, memberReader } from './memberData';

/** The facts that decide whether a member's items are reviewed before publication (docs/decisions/084). */
export interface Publishing {
  /** The number of further approvals until the member may publish without review; 0 for a trusted member. */
  readonly approvalsLeft: number;
  readonly programmes: readonly string[];
}

/** Reads the publishing facts of the member `uid`. Resolves to null if the site has no review. @throws DataError */
export async function readPublishing(uid: string): Promise<Publishing | null> {
  const reader = await memberReader();
  const settings = await reader.getMine(publishingSettings, publishingSettings.id);
  if (!settings) return null;
  const [{ role, programmes = [] }, approved] = await Promise.all([memberGrants(), reader.getMine(approvals, uid)]);
  const isTrusted = isAtLeast(role, 'trusted');
  const approvalsLeft = !isTrusted ? settings.item.approvals - (approved?.item.count ?? 0) : 0;
  return { approvalsLeft: Math.max(0, approvalsLeft), programmes };
}

export function needsReview(publishing: Publishing | null | undefined, programme: unknown): boolean {
  if (!publishing) return false;
  return publishing.approvalsLeft > 0 && !publishing.programmes.some((trusted) => trusted === programme);
}
