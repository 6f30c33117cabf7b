import jsonwebtoken from 'jsonwebtoken';
import type { ServiceRequest } from '../../http/service';
import { isObject } from '../../isObject';
import type { AuthCore, Operations, ProjectState, RequestBody } from '../core/authCore';
import { withoutRecaptcha } from '../policy/recaptcha';
import { authorize } from './authorize';
import { readBody } from './readBody';
import type { Route } from './routeOperations';

/** Runs an operation. `ahead` runs first and may return the response. @throws ApiError for every client error */
export async function callOperation(
  core: AuthCore,
  state: ProjectState,
  { operation, path }: Route,
  request: ServiceRequest,
  ahead: (operationId: string, body: RequestBody) => unknown,
): Promise<unknown> {
  const { BadRequestError, NotImplementedError } = core.errors;
  const body = readBody(core, operation, request);
  const security = authorize(core, operation, request);
  const project = path.targetProjectId ?? body.targetProjectId;
  if (project !== undefined) {
    if (operation.security.some((ways) => 'Oauth2' in ways) && !security.Oauth2)
      throw new BadRequestError('INSUFFICIENT_PERMISSION : Only authenticated requests can specify target_project_id.');
    if (project !== state.projectId)
      throw new BadRequestError(`PROJECT_NOT_FOUND : This platform serves only ${state.projectId}.`);
  }
  if (path.tenantId !== undefined || body.tenantId !== undefined)
    throw new NotImplementedError('Tenants are not supported.');
  if (typeof body.idToken === 'string') checkIdToken(core, body.idToken, state.projectId);
  const answer = ahead(operation.operationId, body);
  if (answer !== undefined) return answer;
  const run = find(core.operations, operation.operationId);
  if (!run) throw new NotImplementedError(`${operation.operationId} is not implemented in the Auth Emulator.`);
  const query = Object.fromEntries(request.url.searchParams);
  return run(state, withoutRecaptcha(body), { params: { path, query }, security, req: { origin: request.url.origin } });
}

/** Rejects a malformed or expired token, because the core reads a token's claims without checking them. */
function checkIdToken(core: AuthCore, idToken: string, projectId: string): void {
  const claims = jsonwebtoken.decode(idToken, { json: true });
  const { BadRequestError } = core.errors;
  if (!isObject(claims?.['firebase']) || claims.aud !== projectId) throw new BadRequestError('INVALID_ID_TOKEN');
  if (claims.exp !== undefined && claims.exp * 1000 <= Date.now()) throw new BadRequestError('TOKEN_EXPIRED');
}

/** Finds an operation by ID, except for MFA and passkeys, which are not supported (README). */
function find(operations: Operations, operationId: string) {
  if (/\.(mfa|passkey)/.test(operationId)) return undefined;
  let at: Operations | Operations[string] | undefined = operations;
  for (const name of operationId.split('.')) {
    if (typeof at !== 'object' || !Object.hasOwn(at, name)) return undefined;
    at = at[name];
  }
  // An operation that also has nested operations has the key `_`.
  if (typeof at === 'object') at = at['_'];
  return typeof at === 'function' ? at : undefined;
}
