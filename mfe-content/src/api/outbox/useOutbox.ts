import { useEffect, useSyncExternalStore } from 'react';
import { resumeOutbox } from '../../resumeOutbox';
import { outbox } from './outbox';

/** Sends waiting drafts while the component is mounted. Later pages continue. */
export function useOutbox(): void {
  useEffect(() => {
    const stop = outbox.start();
    return () => {
      stop();
      resumeOutbox();
    };
  }, []);
}

/** Returns the progress of sending a draft, or undefined if the draft is not being sent. */
export function useSending(key: string): { readonly sent: number | undefined } | undefined {
  const { get, subscribe } = outbox.sending;
  const sending = useSyncExternalStore(subscribe, get, () => undefined);
  return sending?.key === key ? sending : undefined;
}
