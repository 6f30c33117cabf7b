import { forgetIdentity } from './session/restoreSession';
import { replaceSession, type Session } from './session/sessionStore';

/** For tests alone: starts with this session, by default with what the browser has stored. */
export function resetSession(next?: Partial<Session>): void {
  forgetIdentity();
  replaceSession(next);
}
