import { useState } from 'react';
import { getLastShown, useStoreShown } from './useLastShown';

interface Pages {
  readonly pages: readonly unknown[];
  /** Why not all of them are there, or not the newest. */
  readonly error?: unknown;
}

/** Returns `loaded`, or the pages that this visit has shown last under `key`, with the reason, if the list cannot be loaded again. */
export function useLastPages<Loaded extends Pages>(key: string, loaded: Loaded): Loaded {
  const [last, setLast] = useState(() => getLastShown<Loaded>(key) ?? loaded);
  const isWorse = loaded.error !== undefined && loaded.pages.length < last.pages.length;
  if (last !== loaded && !isWorse) setLast(loaded);
  useStoreShown(key, isWorse ? undefined : loaded);
  return isWorse ? { ...loaded, pages: last.pages } : loaded;
}
