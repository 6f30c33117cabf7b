import { collections } from '@adp/shared-data/content';
import { type Appeal, appeals, toAppealId, toReviews, toSchedules } from '@adp/shared-data/moderation';
import { memberReader } from './memberData';
import type { MyItem } from './myItems';

/** What is known of an item beside its text. */
export interface ItemState {
  /** Why it was returned or removed, in the reviewer's words. */
  readonly reason?: string | undefined;
  /** When the site publishes it. */
  readonly publishAt?: Date | undefined;
  /** What its author has answered to its removal. */
  readonly appeal?: Pick<Appeal, 'status' | 'decisionReason'> | undefined;
}

/** Reads what belongs to an item's status: nothing for most. @throws DataError */
export async function readItemState({ kind, id, status }: Pick<MyItem, 'kind' | 'id' | 'status'>): Promise<ItemState> {
  const reader = await memberReader();
  const collection = collections[kind];
  if (status === 'scheduled') return { publishAt: (await reader.getMine(toSchedules(collection), id))?.item.publishAt };
  if (status !== 'returned' && status !== 'removed') return {};
  const appealed = status === 'removed' ? reader.getMine(appeals, toAppealId({ collection, item: id })) : null;
  const [review, appeal] = await Promise.all([reader.getMine(toReviews(collection), id), appealed]);
  return { reason: review?.item.reason, appeal: appeal?.item };
}
