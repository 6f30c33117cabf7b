import { useSyncExternalStore } from 'react';

const query = '(min-width: 64rem)';

/** Whether the page has room for a rail beside the list; the style sheets say the same. */
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
