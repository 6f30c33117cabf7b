/** The statuses of Google's REST APIs that this platform uses, and their HTTP codes. */
export const httpCodes = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
} as const;

export type ErrorStatus = keyof typeof httpCodes;

/** Returns the body of an error response in the common format of these APIs. */
export function errorBody(status: ErrorStatus, message: string) {
  return { error: { code: httpCodes[status], message, status } };
}
