import { useStored } from '@adp/shared-ui';
import { useEffect } from 'react';
import { listKey, type ListAddress } from '../../api/listAddress';
import { listCache, type ListState } from '../../api/listCache';
import { countList, openList } from './listStore';

/** A list from the cache. Opens it where no loader has done so, and counts it once its items are there. */
export function useList(address: ListAddress): ListState | undefined {
  const key = listKey(address);
  const state = useStored(listCache, key);
  const hasItems = state?.items !== undefined;
  useEffect(() => {
    // What the loader has just failed to read is read again when the reader asks for it.
    if (!listCache.get(key)?.error) void openList(address);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address is a new object each time, its key identifies it
  }, [key]);
  useEffect(() => {
    if (hasItems) void countList(address);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [key, hasItems]);
  return state;
}
