import { useState } from 'react';
import { getLastShown, useStoreShown } from './useLastShown';

interface Pages {
  readonly pages: readonly unknown[];
  readonly error?: unknown;
}

/** Returns `loaded`. If it has fewer pages than before because of an error, returns the pages last shown under `key`, with the error. */
export function useLastPages<Loaded extends Pages>(key: string, loaded: Loaded): Loaded {
  const [last, setLast] = useState(() => getLastShown<Loaded>(key) ?? loaded);
  const isWorse = loaded.error !== undefined && loaded.pages.length < last.pages.length;
  if (last !== loaded && !isWorse) setLast(loaded);
  useStoreShown(key, isWorse ? undefined : loaded);
  return isWorse ? { ...loaded, pages: last.pages } : loaded;
}
