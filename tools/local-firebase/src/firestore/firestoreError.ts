import { ApiError, errorBody, httpCodes, type ErrorStatus } from '../http/apiError';
import { jsonAnswer, type ServiceAnswer } from '../http/service';

export class FirestoreError extends ApiError {
  override readonly name = 'FirestoreError';
  /** Reason by which the usage counts refusals. */
  readonly reason: string;

  constructor(status: ErrorStatus, message: string, reason: string = status) {
    super(status, message);
    this.reason = reason;
  }
}

export function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}

/** Returns the error for a request that exceeds a limit of production. `limit` names the limit in the usage. */
export function beyondLimit(limit: string, message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message, limit);
}

/** Returns the error response in the format of the REST interface. Streaming methods return a list. */
export function errorAnswer({ status, message }: FirestoreError, streamed: boolean): ServiceAnswer {
  const body = errorBody(status, message);
  return jsonAnswer(httpCodes[status], streamed ? [body] : body);
}
