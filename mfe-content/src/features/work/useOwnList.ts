import { useStored } from '@adp/shared-ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { outbox } from '../../api/outbox/outbox';
import { openOwnList, ownListKey, ownLists, renewOwnList, type OwnListName, type OwnListState } from './ownListStore';
import type { WorkAddress } from './workAddress';

/** The member's own items as far as they are here, read anew when a draft has been sent, and the list's name. */
export function useOwnList(uid: string, { kind, status }: WorkAddress): [OwnListName, OwnListState | undefined] {
  const name = { uid, kind, status, place: useLocation().key };
  const key = ownListKey(name);
  const state = useStored(ownLists, key);
  useEffect(() => {
    void openOwnList(name);
    return outbox.onOutcome(({ done }) => {
      if (done) void renewOwnList(name);
    });
    // The name is a new object each time; its key tells whether it is another list.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as said above
  }, [key]);
  return [name, state];
}
