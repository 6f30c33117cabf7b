import { useState } from 'react';

interface Pages {
  readonly pages: readonly unknown[];
  /** Why not all of them are there, or not the newest. */
  readonly error?: unknown;
}

/** The pages of a list as they were before, with the reason, where the list cannot be read again. */
export function useLastPages<Loaded extends Pages>(loaded: Loaded): Loaded {
  const [last, setLast] = useState(loaded);
  const isWorse = loaded.error !== undefined && loaded.pages.length < last.pages.length;
  if (last !== loaded && !isWorse) setLast(loaded);
  return isWorse ? { ...loaded, pages: last.pages } : loaded;
}
