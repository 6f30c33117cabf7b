import { errorBody, httpCodes, type ErrorStatus } from './errorStatus';
import { readCaller, UnknownCallerError } from './readCaller';
import { jsonAnswer, type Service, type ServiceAnswer, type ServiceRequest } from './service';

/** What an administration API answers instead of doing what it was asked. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: ErrorStatus;

  constructor(status: ErrorStatus, message: string) {
    super(message);
    this.status = status;
  }
}

/** One request to an administration API: the parts of its path that the route's pattern holds, and its JSON body. */
export interface ApiCall {
  readonly names: readonly string[];
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly request: ServiceRequest;
}

/** Method, pattern of the decoded path, and what gives the JSON of the answer. @throws ApiError */
export type ApiRoute = readonly [
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: RegExp,
  answer: (call: ApiCall) => unknown,
];

interface OwnerServiceOptions {
  readonly projectId: string;
  readonly prefixes: readonly string[];
  readonly routes: readonly ApiRoute[];
}

/** A service for the developer's tools alone: every call carries `Authorization: Bearer owner`, as with the official emulators. */
export function createOwnerService({ projectId, prefixes, routes }: OwnerServiceOptions): Service {
  async function answer(request: ServiceRequest): Promise<ServiceAnswer> {
    requireOwner(request, projectId);
    const path = decodeURIComponent(request.url.pathname);
    for (const [method, pattern, run] of routes) {
      const match = method === request.method ? pattern.exec(path) : null;
      if (!match) continue;
      const call: ApiCall = {
        names: match.slice(1),
        query: request.url.searchParams,
        // Looked at by the routes that take JSON; uploads are bytes.
        get body() {
          return readJson(request);
        },
        request,
      };
      return jsonAnswer(200, await run(call));
    }
    throw new ApiError('NOT_FOUND', `There is no ${request.method} ${path} here.`);
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
    if (kind === 'member') throw new ApiError('PERMISSION_DENIED', 'A member of the site is no owner of the project.');
  } catch (error) {
    if (!(error instanceof UnknownCallerError)) throw error;
  }
  throw new ApiError('UNAUTHENTICATED', 'Send "Authorization: Bearer owner".');
}

function readJson({ body }: ServiceRequest): Readonly<Record<string, unknown>> {
  if (body.length === 0) return {};
  try {
    const json: unknown = JSON.parse(body.toString('utf8'));
    if (isRecord(json)) return json;
  } catch {
    // The sentence below says it.
  }
  throw new ApiError('INVALID_ARGUMENT', 'The body is no JSON object.');
}

/** Whether a value of JSON is an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The record that a field of a body holds; empty where it is missing. @throws ApiError */
export function recordIn(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null) return {};
  if (isRecord(value)) return value;
  throw new ApiError('INVALID_ARGUMENT', `"${name}" is no object.`);
}

/** The same with texts alone as values. @throws ApiError */
export function textsIn(value: unknown, name: string): Readonly<Record<string, string>> {
  const record = recordIn(value, name);
  if (Object.values(record).every((text) => typeof text === 'string')) return record as Record<string, string>;
  throw new ApiError('INVALID_ARGUMENT', `"${name}" holds something that is no text.`);
}
