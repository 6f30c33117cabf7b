import { isObject } from '../isObject';
import { ApiError, errorBody, httpCodes } from './apiError';
import { readCaller, UnknownCallerError } from './readCaller';
import { jsonAnswer, type Service, type ServiceAnswer, type ServiceRequest } from './service';

/** Request to an administration API, with the groups captured by the route's pattern and the JSON body. */
export interface ApiCall {
  readonly names: readonly string[];
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly request: ServiceRequest;
}

/** Method, pattern of the decoded path, and handler that returns JSON or throws an ApiError. */
export type ApiRoute = readonly [
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: RegExp,
  answer: (call: ApiCall) => unknown,
];

export const route = (...declared: ApiRoute): ApiRoute => declared;

/** Creates a service for developer tools. Every call requires `Authorization: Bearer owner`, as in the emulators. */
export function createOwnerService(
  projectId: string,
  prefixes: readonly string[],
  routes: readonly ApiRoute[],
): Service {
  async function answer(request: ServiceRequest): Promise<ServiceAnswer> {
    requireOwner(request, projectId);
    const path = decodeURIComponent(request.url.pathname);
    for (const [method, pattern, run] of routes) {
      const match = method === request.method ? pattern.exec(path) : null;
      if (!match) continue;
      const call: ApiCall = {
        names: match.slice(1),
        query: request.url.searchParams,
        // Parse on access, because only some routes take JSON. Uploads contain binary data.
        get body() {
          return readJson(request);
        },
        request,
      };
      return jsonAnswer(200, await run(call));
    }
    throw new ApiError('NOT_FOUND', `${request.method} ${path} is not available here.`);
  }

  return {
    prefixes,
    answer: async (request) => {
      try {
        return await answer(request);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return jsonAnswer(httpCodes[error.status], errorBody(error.status, error.message));
      }
    },
  };
}

function requireOwner({ headers }: ServiceRequest, projectId: string): void {
  try {
    const { kind } = readCaller(headers.authorization, projectId);
    if (kind === 'owner') return;
    if (kind === 'member')
      throw new ApiError(
        'PERMISSION_DENIED',
        'Only an owner of the project can do this, and a member of the site is not one.',
      );
  } catch (error) {
    if (!(error instanceof UnknownCallerError)) throw error;
  }
  throw new ApiError('UNAUTHENTICATED', 'Send "Authorization: Bearer owner".');
}

function readJson({ body }: ServiceRequest): Readonly<Record<string, unknown>> {
  if (body.length === 0) return {};
  try {
    const json: unknown = JSON.parse(body.toString('utf8'));
    if (isObject(json)) return json;
  } catch {
    // The error below covers invalid JSON.
  }
  throw new ApiError('INVALID_ARGUMENT', 'The body must be a JSON object.');
}

/** Returns an object, or {} for a missing value. @throws ApiError for any other value */
export function recordIn(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null) return {};
  if (isObject(value)) return value;
  throw new ApiError('INVALID_ARGUMENT', `"${name}" must be an object.`);
}

/** @throws ApiError unless the value is an object with string values */
export function textsIn(value: unknown, name: string): Readonly<Record<string, string>> {
  const record = recordIn(value, name);
  if (Object.values(record).every((text) => typeof text === 'string')) return record as Record<string, string>;
  throw new ApiError('INVALID_ARGUMENT', `"${name}" must contain only strings.`);
}
