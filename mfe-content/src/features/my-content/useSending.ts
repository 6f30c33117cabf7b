import { useSyncExternalStore } from 'react';
import { outbox } from '../../api/outbox/outbox';

/** How far the sending of a draft is; undefined where it is not being sent. */
export function useSending(key: string): { readonly sent: number | undefined } | undefined {
  const { get, subscribe } = outbox.sending;
  const sending = useSyncExternalStore(subscribe, get, () => undefined);
  return sending?.key === key ? sending : undefined;
}
