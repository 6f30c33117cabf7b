/** HTTP status codes by Google API status, for the statuses that this platform uses. */
export const httpCodes = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
} as const;

export type ErrorStatus = keyof typeof httpCodes;

export function errorBody(status: ErrorStatus, message: string) {
  return { error: { code: httpCodes[status], message, status } };
}

/** Error response in the common format of Google's REST APIs. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly status: ErrorStatus;

  constructor(status: ErrorStatus, message: string) {
    super(message);
    this.status = status;
  }
}
