export { isMember, loginPath, refuseVisitors } from './guard/requireMember';
export type { Profile } from './session/profile';
export {
  followOtherTabs,
  getSession,
  getToken,
  loadIdentity,
  mirrorToSession,
  restoreSession,
  settledSession,
  subscribe as subscribeToSession,
  type Session,
  type SessionEnd,
} from './session/session';
export type { SessionUser, SignInMethod } from './session/sessionUser';
export { useSession } from './session/useSession';
