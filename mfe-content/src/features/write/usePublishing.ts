import { useOnline } from '@adp/shared-ui';
import { skipToken } from '@adp/shared-store';
import { useWatch } from 'react-hook-form';
import { needsReview, type Publishing } from '../../api/publishing';
import type { DraftBase } from '../../lib/drafts/Draft';
import type { FormValues } from '../../lib/forms/FormValues';
import { useGetPublishingQuery } from '../../store/memberApi';

/**
 * How the site lets the member publish: null where it reviews nothing, undefined until it is known. Where it cannot be read,
 * the outbox finds it out when the text is sent.
 */
export function usePublishing(uid: string | null): Publishing | null | undefined {
  const online = useOnline();
  const { data, currentData } = useGetPublishingQuery(uid === null || !online ? skipToken : uid, {
    refetchOnMountOrArgChange: true,
  });
  // Without a network, the last answer still holds.
  return online ? currentData : data;
}

/**
 * Whether the form's item goes to a reviewer when it is sent. What is or was in review does, as long as it is not known whether the
 * site still reviews.
 */
export function useIsReviewed(
  publishing: Publishing | null | undefined,
  status: DraftBase['status'] | undefined,
): boolean {
  const programme = useWatch<FormValues>({ name: 'programme' });
  if (publishing === undefined) return status === 'returned' || status === 'in_review';
  return needsReview(publishing, programme);
}
