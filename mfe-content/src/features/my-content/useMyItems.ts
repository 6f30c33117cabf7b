import { useStored } from '@adp/shared-ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { outbox } from '../../api/outbox/outbox';
import {
  openMyItems,
  toListKey,
  myItemLists,
  refetchMyItems,
  type MyItemsQuery,
  type MyItemsState,
} from './myItemsStore';
import type { ListFilters } from './listUrl';

/** The member's own items as far as they are here, read anew when a draft has been sent, and the list's name. */
export function useMyItems(uid: string, { kind, status }: ListFilters): [MyItemsQuery, MyItemsState | undefined] {
  const name = { uid, kind, status, place: useLocation().key };
  const key = toListKey(name);
  const state = useStored(myItemLists, key);
  useEffect(() => {
    void openMyItems(name);
    return outbox.onOutcome(({ done }) => {
      if (done) void refetchMyItems(name);
    });
    // The name is a new object each time; its key tells whether it is another list.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as said above
  }, [key]);
  return [name, state];
}
