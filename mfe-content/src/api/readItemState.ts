import { collections } from '@adp/shared-data/content';
import { type Appeal, appeals, toAppealId, toReviews, toSchedules } from '@adp/shared-data/moderation';
import { memberReader } from './memberData';
import type { MyItem } from './myItems';

export interface ItemState {
  /** The reviewer's reason for returning or removing the item. */
  readonly reason?: string | undefined;
  readonly publishAt?: Date | undefined;
  readonly appeal?: Pick<Appeal, 'status' | 'decisionReason'> | undefined;
}

/** Reads additional facts about an item's status. Resolves to an empty object for most statuses. @throws DataError */
export async function readItemState({ kind, id, status }: Pick<MyItem, 'kind' | 'id' | 'status'>): Promise<ItemState> {
  const reader = await memberReader();
  const collection = collections[kind];
  if (status === 'scheduled') return { publishAt: (await reader.getMine(toSchedules(collection), id))?.item.publishAt };
  if (status !== 'returned' && status !== 'removed') return {};
  const appealed = status === 'removed' ? reader.getMine(appeals, toAppealId({ collection, item: id })) : null;
  const [review, appeal] = await Promise.all([reader.getMine(toReviews(collection), id), appealed]);
  return { reason: review?.item.reason, appeal: appeal?.item };
}
