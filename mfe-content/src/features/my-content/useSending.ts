import { useSyncExternalStore } from 'react';
import { outbox } from '../../api/outbox/outbox';

/** Returns the progress of sending a draft, or undefined if the draft is not being sent. */
export function useSending(key: string): { readonly sent: number | undefined } | undefined {
  const { get, subscribe } = outbox.sending;
  const sending = useSyncExternalStore(subscribe, get, () => undefined);
  return sending?.key === key ? sending : undefined;
}
