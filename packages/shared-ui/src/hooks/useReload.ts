import { useTransition } from 'react';
import { useRevalidator } from 'react-router-dom';

interface Reload {
  /** Until what the loaders give is shown, also where it comes as a promise. */
  readonly isReloading: boolean;
  readonly reload: () => void;
}

/** Runs the loaders of the page again: after an error, or for more of a list. What the page shows stays meanwhile. */
export function useReload(): Reload {
  const { revalidate } = useRevalidator();
  const [isReloading, startReload] = useTransition();
  return { isReloading, reload: () => startReload(() => revalidate()) };
}
