/** The error of a failed action. The message is for developers. Pages show a translated text for the code. */
export class ActionError extends Error {
  override readonly name = 'ActionError';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 503,
    readonly code: string,
    message: string,
    readonly details: {
      readonly fields?: readonly string[];
      /** The time after which the same request may succeed, in seconds. */
      readonly retryAfter?: number;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
  }
}
