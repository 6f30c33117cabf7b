import { forgetIdentity } from './session/restoreSession';
import { replaceSession, type Session } from './session/sessionStore';

export function resetSession(next?: Partial<Session>): void {
  forgetIdentity();
  replaceSession(next);
}
