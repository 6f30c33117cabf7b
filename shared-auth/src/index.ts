export { isMember, loginPath, refuseVisitors } from './guard/requireMember';
export {
  followOtherTabs,
  getToken,
  loadIdentity,
  renewToken,
  restoreSession,
  settledSession,
} from './session/restoreSession';
export {
  getSession,
  type Profile,
  publishProfile,
  type Session,
  type SessionEnd,
  type SessionUser,
  type SignInMethod,
  subscribe as subscribeToSession,
  useSession,
} from './session/sessionStore';
