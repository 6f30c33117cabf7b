/** HTTP status codes by Google API status, for the statuses that this platform uses. */
export const httpCodes = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
} as const;

export type ErrorStatus = keyof typeof httpCodes;

/** Returns an error body in the common format of Google's REST APIs. */
export function errorBody(status: ErrorStatus, message: string) {
  return { error: { code: httpCodes[status], message, status } };
}
