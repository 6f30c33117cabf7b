export { isMember, loginPath, refuseVisitors } from './guard/requireMember';
export type { Profile } from './session/profile';
export { followOtherTabs, getToken, loadIdentity, restoreSession, settledSession } from './session/restoreSession';
export {
  getSession,
  mirrorToSession,
  type Session,
  type SessionEnd,
  type SessionUser,
  type SignInMethod,
  subscribe as subscribeToSession,
  useSession,
} from './session/sessionStore';
