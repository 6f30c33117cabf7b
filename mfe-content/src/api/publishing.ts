import { approvals, publishingSettings } from '@adp/shared-data/moderation';
import { isAtLeast } from '@adp/shared-data/roles';
import { memberGrants, memberReader } from './memberData';

/** The facts that decide if a member's items are reviewed before they are public (docs/decisions/084). */
export interface Publishing {
  /** The number of items to approve before the member publishes without review; 0 for a trusted member. */
  readonly approvalsLeft: number;
  /** The programmes for which the member publishes without review. */
  readonly programmes: readonly string[];
}

/** Reads these facts about the member `uid`; null if the site reviews nothing. @throws DataError */
export async function readPublishing(uid: string): Promise<Publishing | null> {
  const reader = await memberReader();
  const settings = await reader.getMine(publishingSettings, publishingSettings.id);
  if (!settings) return null;
  const [{ role, programmes = [] }, approved] = await Promise.all([memberGrants(), reader.getMine(approvals, uid)]);
  const isTrusted = isAtLeast(role, 'trusted');
  const approvalsLeft = !isTrusted ? settings.item.approvals - (approved?.item.count ?? 0) : 0;
  return { approvalsLeft: Math.max(0, approvalsLeft), programmes };
}

/** Returns true if an item of a programme, or of none, is reviewed. */
export function needsReview(publishing: Publishing | null | undefined, programme: unknown): boolean {
  if (!publishing) return false;
  return publishing.approvalsLeft > 0 && !publishing.programmes.some((trusted) => trusted === programme);
}
