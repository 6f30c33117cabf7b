import { useEffect, useState } from 'react';
import { type ItemState, readItemState } from '../../api/readItemState';
import type { StoredItem } from '../../api/StoredItem';
import type { WrittenKind } from '../../lib/kinds';

/** Why the stored item was returned, or when it is published; undefined until that is known, `failed` where it cannot be read. */
export function useItemState(kind: WrittenKind, stored: StoredItem | undefined): ItemState | 'failed' | undefined {
  const [state, setState] = useState<ItemState | 'failed'>();
  const { id, status } = stored?.item ?? {};
  useEffect(() => {
    if (id === undefined || (status !== 'returned' && status !== 'scheduled')) return undefined;
    let current = true;
    const show = (next: ItemState | 'failed') => {
      if (current) setState(next);
    };
    readItemState({ kind, id, status }).then(show, () => show('failed'));
    return () => {
      current = false;
    };
  }, [kind, id, status]);
  return state;
}
