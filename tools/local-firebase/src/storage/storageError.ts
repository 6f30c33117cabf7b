import { jsonAnswer, type ServiceAnswer } from '../http/service';

/** Error for a rejected request. The SDK derives its error code from the status. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Returns the error response in the real service's format. */
export function errorAnswer({ status, message }: StorageError): ServiceAnswer {
  return jsonAnswer(status, { error: { code: status, message } });
}
