import { useEffect } from 'react';
import { listCache, type ListAddress, type ListState } from '../../api/listMemory';
import { countList, listKey, openList } from '../../api/ListStore';
import { useKept } from '../../components/useKept';

/** A list as far as it is here. It is opened where no loader has done so; its number is asked for once it stands. */
export function useList(address: ListAddress): ListState | undefined {
  const key = listKey(address);
  const state = useKept(listCache, key);
  const ready = state?.items !== undefined;
  useEffect(() => {
    void openList(address);
    // The address is a new object each time; its key tells whether it is another list.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as said above
  }, [key]);
  useEffect(() => {
    if (ready) void countList(address);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [key, ready]);
  return state;
}
