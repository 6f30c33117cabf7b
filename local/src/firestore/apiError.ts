const statuses = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
} as const;

/** A refusal that the client is told, as `{"error": {code, message, status}}`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status. */
  readonly code: number;
  readonly status: keyof typeof statuses;

  constructor(status: keyof typeof statuses, message: string) {
    super(message);
    this.status = status;
    this.code = statuses[status];
  }
}

/** The commonest refusal. */
export function invalid(message: string): ApiError {
  return new ApiError('INVALID_ARGUMENT', message);
}
