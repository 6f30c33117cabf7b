import { useSyncExternalStore } from 'react';

const query = '(min-width: 64rem)';

/** Returns true if the viewport is wide enough for a side panel. The style sheets use the same breakpoint. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
