import type { MyItem } from '../../api/myItems';
import { needsReview, type Publishing } from '../../api/publishing';
import type { MyItemEvent } from '../../store/memberApi';
import type { MessageId } from '../../text';

interface NextStep {
  readonly event: MyItemEvent;
  readonly label: MessageId;
}

const steps = {
  in_review: { event: 'withdrawn', label: 'myItems.change.in_review' },
  scheduled: { event: 'withdrawn', label: 'myItems.change.scheduled' },
  published: { event: 'unpublished', label: 'myItems.change.published' },
} as const satisfies Readonly<Record<string, NextStep>>;

/** Returns the author's next step; none for a removed item. While the settings are unknown, a draft can be published. */
export function getNextStep(
  { status, programme }: Pick<MyItem, 'status' | 'programme'>,
  publishing: Publishing | null | undefined,
): NextStep | undefined {
  if (status === 'removed') return undefined;
  if (status === 'returned')
    // If the site no longer has review, the item can be published like any draft.
    return publishing === null ? steps.scheduled : { event: 'submitted', label: 'myItems.submitAgain' };
  if (status !== 'draft' && status !== 'archived') return steps[status];
  if (needsReview(publishing, programme)) return { event: 'submitted', label: 'myItems.submit' };
  return { event: 'published', label: `myItems.change.${status}` };
}
