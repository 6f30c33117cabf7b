import { useSyncExternalStore } from 'react';

/** Returns whether the browser reports a network connection. Returns true on a server. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function isOnline(): boolean {
  return navigator.onLine;
}
