import { jsonAnswer, type ServiceAnswer } from '../http/service';

const codes = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
} as const;

export type ErrorStatus = keyof typeof codes;

/** What Firestore answers instead of doing what it was asked. */
export class FirestoreError extends Error {
  override readonly name = 'FirestoreError';
  readonly status: ErrorStatus;

  constructor(status: ErrorStatus, message: string) {
    super(message);
    this.status = status;
  }
}

/** A request that Firestore does not understand. */
export function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}

/** The error as the REST interface tells it; methods that stream tell it in a list. */
export function errorAnswer({ status, message }: FirestoreError, streamed: boolean): ServiceAnswer {
  const code = codes[status];
  const body = { error: { code, message, status } };
  return jsonAnswer(code, streamed ? [body] : body);
}
