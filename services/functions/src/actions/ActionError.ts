/** Why an action was not carried out. The message is for developers; a page words the code. */
export class ActionError extends Error {
  override readonly name = 'ActionError';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 503,
    readonly code: string,
    message: string,
    readonly details: {
      /** Names of the fields that do not fit. */
      readonly fields?: readonly string[];
      /** Seconds after which the same request may be answered. */
      readonly retryAfter?: number;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
  }
}
