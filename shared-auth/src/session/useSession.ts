import { useSyncExternalStore } from 'react';
import { getSession, subscribe, type Session } from './session';

/** The session, shown anew when it changes. Whoever uses it says what stands there for a visitor. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession, getSession);
}
