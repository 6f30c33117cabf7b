import { useOnline } from '@adp/shared-ui';
import { skipToken } from '@adp/shared-store';
import { useWatch } from 'react-hook-form';
import { needsReview, type Publishing } from '../../api/publishing';
import type { DraftBase } from '../../lib/drafts/Draft';
import type { FormValues } from '../../lib/forms/FormValues';
import { useGetPublishingQuery } from '../../store/memberApi';

/**
 * Returns the conditions under which the member publishes: null if the site reviews nothing, undefined while unknown. If they
 * cannot be read, the outbox finds out when it sends the text.
 */
export function usePublishing(uid: string | null): Publishing | null | undefined {
  const online = useOnline();
  const { data, currentData } = useGetPublishingQuery(uid === null || !online ? skipToken : uid, {
    refetchOnMountOrArgChange: true,
  });
  // Offline, the last result still counts.
  return online ? currentData : data;
}

/**
 * Returns true if the form's item goes to a reviewer when it is sent. While the site's settings are unknown, this holds for an
 * item that is or was in review.
 */
export function useIsReviewed(
  publishing: Publishing | null | undefined,
  status: DraftBase['status'] | undefined,
): boolean {
  const programme = useWatch<FormValues>({ name: 'programme' });
  if (publishing === undefined) return status === 'returned' || status === 'in_review';
  return needsReview(publishing, programme);
}
