import { DataError } from '@adp/shared-data/client';

/** Why a request has no other answer. The message is for developers. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: 400 | 404 | 405 | 429 | 503,
    readonly code: string,
    message: string,
    readonly details: {
      /** The parameter that cannot be used. */
      readonly parameter?: string;
      /** Seconds after which the same request may be answered. */
      readonly retryAfter?: number;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
  }
}

/** What was thrown, as an answer: whatever is not known is that the data does not answer. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DataError && error.code === 'invalid')
    return new ApiError(400, 'invalid-parameter', 'after: there is no such page of this list.', {
      parameter: 'after',
      cause: error,
    });
  const message = 'The data does not answer. Try again later.';
  return new ApiError(503, 'unavailable', message, { retryAfter: 30, cause: error });
}
