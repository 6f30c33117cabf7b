import { DataError } from '@adp/shared-data/client';

/** An error response of the API. The message is for developers. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: 400 | 404 | 405 | 429 | 503,
    readonly code: string,
    message: string,
    readonly details: {
      readonly parameter?: string;
      /** The time after which a retry may succeed, in seconds. */
      readonly retryAfter?: number;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
  }
}

/** Converts a thrown value. An unknown error is reported as an unresponsive data service. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DataError && error.code === 'invalid')
    return new ApiError(400, 'invalid-parameter', 'after: there is no such page of this list.', {
      parameter: 'after',
      cause: error,
    });
  const message = 'The data service does not respond. Try again later.';
  return new ApiError(503, 'unavailable', message, { retryAfter: 30, cause: error });
}
