import type { DataErrorCode } from '@adp/shared-data';
import { useState } from 'react';
import { invalidateItems } from '../../api/ItemStore';
import { invalidateLists } from '../../api/listCache';
import { toAppError } from '../../lib/errors';
import { deleteItem, publishDraft, republishItem, unpublishItem, type MyItem } from '../../api/myItems';

/** What a member has done with an item of his or her own. */
type MyItemEvent = 'unpublished' | 'published' | 'deleted';

/** Says what was done; waited for before the pages forget what they have read. */
export type OnDone = (event: MyItemEvent, item: MyItem) => void | Promise<void>;

interface MyItemAction {
  /** What is being done. */
  readonly doing: MyItemEvent | undefined;
  /** Why the last attempt came to nothing. */
  readonly error: DataErrorCode | undefined;
  readonly run: (event: MyItemEvent) => Promise<void>;
}

/** Does something with an item of the member's own, one thing at a time. */
export function useMyItemAction(item: MyItem, onDone: OnDone): MyItemAction {
  const [{ doing, error }, setState] = useState<Partial<Pick<MyItemAction, 'doing' | 'error'>>>({});
  const run = async (event: MyItemEvent) => {
    if (doing) return;
    setState({ doing: event });
    try {
      await act(event, item);
    } catch (error) {
      setState({ error: toAppError(error).code });
      return;
    }
    // First the page is left that shows the item, or it would stand there with nothing to show.
    await onDone(event, item);
    invalidateItems();
    invalidateLists();
    setState({});
  };
  return { doing, error, run };
}

function act(event: MyItemEvent, item: MyItem): Promise<void> {
  if (event === 'deleted') return deleteItem(item);
  if (event === 'unpublished') return unpublishItem(item);
  return item.status === 'draft' ? publishDraft(item) : republishItem(item);
}
