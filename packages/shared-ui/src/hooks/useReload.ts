import { useTransition } from 'react';
import { useRevalidator } from 'react-router-dom';

interface Reload {
  /** True until the new data is shown, even if a loader returns a promise of it. */
  readonly isReloading: boolean;
  readonly reload: () => void;
}

/** Reruns the page's loaders, after an error or to load more rows. The page keeps its content until the new data is shown. */
export function useReload(): Reload {
  const { revalidate } = useRevalidator();
  const [isReloading, startReload] = useTransition();
  return { isReloading, reload: () => startReload(() => revalidate()) };
}
