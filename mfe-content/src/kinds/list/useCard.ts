import { useLoaded } from '@adp/shared-ui';
import { useCallback } from 'react';
import type { Kind } from '../../lib/kinds';
import type { ListKind } from './ListKind';
import { loadKind } from './loadKind';

/** The card of a kind, loaded once `enabled`. */
export function useCard(kind: Kind, enabled: boolean): ListKind['Card'] | undefined {
  const load = useCallback(() => loadKind(kind), [kind]);
  return useLoaded(load, enabled).part?.Card;
}
