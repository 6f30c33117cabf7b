/** The error of a failed action. Its message is for developers; pages translate its code. */
export class ActionError extends Error {
  override readonly name = 'ActionError';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 503,
    readonly code: string,
    message: string,
    readonly details: {
      readonly fields?: readonly string[];
      /** Seconds until the same request may succeed. */
      readonly retryAfter?: number;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
  }
}
