import { errorBody, httpCodes, type ErrorStatus } from '../http/errorStatus';
import { jsonAnswer, type ServiceAnswer } from '../http/service';

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
  const body = errorBody(status, message);
  return jsonAnswer(httpCodes[status], streamed ? [body] : body);
}
