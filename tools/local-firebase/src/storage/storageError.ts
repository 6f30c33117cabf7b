import { jsonAnswer, type ServiceAnswer } from '../http/service';

/** A request that Storage refuses, with the status from which the SDK takes its code. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The body that the real service gives. */
export function errorAnswer({ status, message }: StorageError): ServiceAnswer {
  return jsonAnswer(status, { error: { code: status, message } });
}
