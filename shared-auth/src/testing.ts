/** For tests alone: puts a session in place. */
export { resetSession } from './session/session';
