import type { DataErrorCode } from '@adp/shared-data';
import { useState } from 'react';
import { invalidateItems } from '../../api/ItemStore';
import { invalidateLists } from '../../api/listCache';
import { toAppError } from '../../lib/errors';
import { deleteItem, publishDraft, republishItem, unpublishItem, type OwnItem } from '../../api/ownItems';

/** What a member has done with an item of his or her own. */
type OwnEvent = 'unpublished' | 'published' | 'deleted';

/** Says what was done; waited for before the pages forget what they have read. */
export type OnDone = (event: OwnEvent, item: OwnItem) => void | Promise<void>;

interface OwnAct {
  /** What is being done. */
  readonly doing: OwnEvent | undefined;
  /** Why the last attempt came to nothing. */
  readonly fault: DataErrorCode | undefined;
  readonly run: (event: OwnEvent) => Promise<void>;
}

/** Does something with an item of the member's own, one thing at a time. */
export function useOwnAct(item: OwnItem, onDone: OnDone): OwnAct {
  const [{ doing, fault }, setState] = useState<Partial<Pick<OwnAct, 'doing' | 'fault'>>>({});
  const run = async (event: OwnEvent) => {
    if (doing) return;
    setState({ doing: event });
    try {
      await act(event, item);
    } catch (error) {
      setState({ fault: toAppError(error).code });
      return;
    }
    // First the page is left that shows the item, or it would stand there with nothing to show.
    await onDone(event, item);
    invalidateItems();
    invalidateLists();
    setState({});
  };
  return { doing, fault, run };
}

function act(event: OwnEvent, item: OwnItem): Promise<void> {
  if (event === 'deleted') return deleteItem(item);
  if (event === 'unpublished') return unpublishItem(item);
  return item.status === 'draft' ? publishDraft(item) : republishItem(item);
}
