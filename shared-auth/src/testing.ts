import { forgetIdentity } from './session/restoreSession';
import { replaceSession, type Session } from './session/sessionStore';

/** Replaces the session, by default with the stored one, for tests. */
export function resetSession(next?: Partial<Session>): void {
  forgetIdentity();
  replaceSession(next);
}
