import { useOnline } from '@adp/shared-ui';
import { skipToken } from '@adp/shared-store';
import { useWatch } from 'react-hook-form';
import { needsReview, type Publishing } from '../../api/publishing';
import type { DraftBase } from '../../lib/drafts/Draft';
import type { FormValues } from '../../lib/forms/FormValues';
import { useGetPublishingQuery } from '../../store/memberApi';

/** Returns the publishing facts of a member: null on a site without review, and undefined while loading or after an error. */
export function usePublishing(uid: string | null): Publishing | null | undefined {
  const online = useOnline();
  const { data, currentData } = useGetPublishingQuery(uid === null || !online ? skipToken : uid, {
    refetchOnMountOrArgChange: true,
  });
  // Offline, use the last result.
  return online ? currentData : data;
}

/**
 * Returns true if submitting sends the item to a reviewer. If the settings are unknown, returns true for an item that
 * is or was in review.
 */
export function useIsReviewed(
  publishing: Publishing | null | undefined,
  status: DraftBase['status'] | undefined,
): boolean {
  const programme = useWatch<FormValues>({ name: 'programme' });
  if (publishing === undefined) return status === 'returned' || status === 'in_review';
  return needsReview(publishing, programme);
}
