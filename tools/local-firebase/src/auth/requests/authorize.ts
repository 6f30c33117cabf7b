import type { ServiceRequest } from '../../http/service';
import type { ApiOperation, AuthCore } from '../core/authCore';

/** Authorizes a request as the owner or with an API key. @throws ApiError if the operation allows neither */
export function authorize(core: AuthCore, { security }: ApiOperation, request: ServiceRequest): { Oauth2?: true } {
  const { PermissionDeniedError, UnauthenticatedError } = core.errors;
  const unauthenticated = (sentence: string, message: string, reason: string) =>
    new UnauthenticatedError(
      `${sentence} Expected OAuth 2 access token, login cookie or other valid authentication credential. See https://developers.google.com/identity/sign-in/web/devconsole-project.`,
      [{ message, domain: 'global', reason, location: 'Authorization', locationType: 'header' }],
    );
  const allows = (way: string) => security.some((ways) => way in ways);
  const [, token] = /^bearer (.*)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (allows('Oauth2') && token !== undefined) {
    if (token.toLowerCase() === 'owner') return { Oauth2: true };
    throw unauthenticated('Request had invalid authentication credentials.', 'Invalid Credentials', 'authError');
  }
  if (security.length === 0) return {};
  if (allows('apiKeyQuery')) {
    const key = request.url.searchParams.get('key') ?? request.headers['x-goog-api-key'];
    if (key !== undefined && key !== '') return {};
    throw new PermissionDeniedError('The request is missing a valid API key.');
  }
  throw unauthenticated('Request is missing required authentication credential.', 'Login Required.', 'required');
}
