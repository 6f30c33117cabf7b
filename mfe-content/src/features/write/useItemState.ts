import { skipToken } from '@adp/shared-store';
import type { ItemState } from '../../api/readItemState';
import type { StoredItem } from '../../api/StoredItem';
import type { WrittenKind } from '../../lib/kinds';
import { useGetItemStateQuery } from '../../store/memberApi';

/** Why the stored item was returned, or when it is published; undefined until that is known, `failed` where it cannot be read. */
export function useItemState(kind: WrittenKind, stored: StoredItem | undefined): ItemState | 'failed' | undefined {
  const { id, status } = stored?.item ?? {};
  const hasState = status === 'returned' || status === 'scheduled';
  const { currentData, isError } = useGetItemStateQuery(
    id !== undefined && hasState ? { kind, id, status } : skipToken,
    {
      refetchOnMountOrArgChange: true,
    },
  );
  return isError ? 'failed' : currentData;
}
