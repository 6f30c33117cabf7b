import { useCallback } from 'react';
import type { ListKind } from '../kinds/ListKind';
import { loadKind } from '../kinds/loadKind';
import type { Kind } from '../lib/kinds';
import { useLoaded } from './useLoaded';

/** A kind's card, once it is wanted and there. */
export function useCard(kind: Kind, wanted: boolean): ListKind['Card'] | undefined {
  const load = useCallback(() => loadKind(kind), [kind]);
  return useLoaded(load, wanted).part?.Card;
}
