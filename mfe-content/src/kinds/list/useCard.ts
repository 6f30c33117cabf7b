import { useCallback } from 'react';
import type { ListKind } from './ListKind';
import { loadKind } from './loadKind';
import type { Kind } from '../../lib/kinds';
import { useLoaded } from '../../components/useLoaded';

/** A kind's card, once it is wanted and there. */
export function useCard(kind: Kind, wanted: boolean): ListKind['Card'] | undefined {
  const load = useCallback(() => loadKind(kind), [kind]);
  return useLoaded(load, wanted).part?.Card;
}
