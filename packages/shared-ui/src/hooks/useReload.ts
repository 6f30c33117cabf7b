import { useTransition } from 'react';
import { useRevalidator } from 'react-router-dom';

interface Reload {
  /** True until the new data is shown, even if a loader returns a promise. */
  readonly isReloading: boolean;
  readonly reload: () => void;
}

/** Runs the page's loaders again, after an error or for more rows. The page keeps its content until then. */
export function useReload(): Reload {
  const { revalidate } = useRevalidator();
  const [isReloading, startReload] = useTransition();
  return { isReloading, reload: () => startReload(() => revalidate()) };
}
