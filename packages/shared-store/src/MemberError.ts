import type { IdentityCode, IdentityError } from '@adp/shared-auth/errors';
import type { DataError, DataErrorCode } from '@adp/shared-data/client';
import { isObject } from '@adp/shared-data/fields';

export type MemberErrorCode = DataErrorCode | IdentityCode;

/** The one error of every query and mutation: plain, so that it can be stored. A page words the code. */
export interface MemberError {
  readonly code: MemberErrorCode;
  /** For developers. */
  readonly message?: string;
  /** Whether the same request may succeed later, unchanged. */
  readonly retry: boolean;
  /** Of a change of many documents: those that it had changed before it failed. */
  readonly ids?: readonly string[];
  /** Of what does not fit: where. */
  readonly fields?: readonly string[];
}

/** By name: an app's build has its own copy of the class. */
export function isDataError(error: unknown): error is DataError {
  return error instanceof Error && error.name === 'DataError' && 'code' in error;
}

/** Anything thrown while a member's data is read or written, as a MemberError. */
export function toMemberError(error: unknown): MemberError {
  if (isMemberError(error)) return error;
  if (isDataError(error)) {
    const { code, message, retry, fields = [] } = error;
    return { code, message, retry, ...(fields.length > 0 && { fields }) };
  }
  // Code that could not be downloaded is a network that failed.
  if (error instanceof Error && error.name === 'ChunkLoadError')
    return { code: 'offline', message: error.message, retry: true };
  if (isIdentityError(error) && error.code !== 'unknown') {
    const { code, message, retry } = error;
    return { code: code === 'network-request-failed' ? 'offline' : code, message, retry };
  }
  return { code: 'unavailable', message: messageFrom(error), retry: true };
}

function isIdentityError(error: unknown): error is IdentityError {
  return error instanceof Error && error.name === 'IdentityError' && 'code' in error;
}

/** What another query or mutation failed with. */
function isMemberError(error: unknown): error is MemberError {
  return isObject(error) && !(error instanceof Error) && 'code' in error && 'retry' in error;
}

function messageFrom(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
