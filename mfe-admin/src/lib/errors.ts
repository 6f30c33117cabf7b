import { toMemberError, type MemberError } from '@adp/shared-store';

/** What queries, mutations and actions of this app fail with. */
export type AppError = MemberError;

/** The one translation of whatever was thrown. Without a network, what did not come is a failure of the network. */
export function toAppError(thrown: unknown): AppError {
  const error = toMemberError(thrown);
  return error.code === 'unavailable' && navigator.onLine === false ? { ...error, code: 'offline' } : error;
}
