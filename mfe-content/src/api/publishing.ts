import { approvals, publishingSettings } from '@adp/shared-data/moderation';
import { isAtLeast } from '@adp/shared-data/roles';
import { memberGrants, memberReader } from './memberData';

/** What decides whether a member's items are reviewed before they are public (docs/decisions/084). */
export interface Publishing {
  /** How many more items have to be approved before the member publishes at once; 0 for who is trusted. */
  readonly approvalsLeft: number;
  /** The programmes for which the member publishes at once. */
  readonly programmes: readonly string[];
}

/** How the site lets the member `uid` publish; null where it reviews nothing. @throws DataError */
export async function readPublishing(uid: string): Promise<Publishing | null> {
  const reader = await memberReader();
  const settings = await reader.getMine(publishingSettings, publishingSettings.id);
  if (!settings) return null;
  const [{ role, programmes = [] }, approved] = await Promise.all([memberGrants(), reader.getMine(approvals, uid)]);
  const isTrusted = isAtLeast(role, 'trusted');
  const left = !isTrusted ? settings.item.approvals - (approved?.item.count ?? 0) : 0;
  return { approvalsLeft: Math.max(0, left), programmes };
}

/** Whether an item of a programme, or of none, is reviewed. */
export function needsReview(publishing: Publishing | null | undefined, programme: unknown): boolean {
  if (!publishing) return false;
  return publishing.approvalsLeft > 0 && !publishing.programmes.some((one) => one === programme);
}
