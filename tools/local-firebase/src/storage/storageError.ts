import { jsonAnswer, type ServiceAnswer } from '../http/service';

/** An error for a rejected request. The SDK derives its error code from the status. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Returns the body in the format of the real service. */
export function errorAnswer({ status, message }: StorageError): ServiceAnswer {
  return jsonAnswer(status, { error: { code: status, message } });
}
