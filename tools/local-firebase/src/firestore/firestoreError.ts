import { ApiError, errorBody, httpCodes } from '../http/apiError';
import { jsonAnswer, type ServiceAnswer } from '../http/service';

export class FirestoreError extends ApiError {
  override readonly name = 'FirestoreError';
}

export function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}

/** Returns the error response in the format of the REST interface. Streaming methods return a list. */
export function errorAnswer({ status, message }: FirestoreError, streamed: boolean): ServiceAnswer {
  const body = errorBody(status, message);
  return jsonAnswer(httpCodes[status], streamed ? [body] : body);
}
