import { isObject } from '../isObject';

/** Caller of a request, as identified by the Authorization header. */
export type Caller =
  /** Developer or developer tool, to whom no rules apply. */
  | { readonly kind: 'owner' }
  | { readonly kind: 'nobody' }
  /** Member with the parsed claims of the ID token. */
  | { readonly kind: 'member'; readonly uid: string; readonly claims: Readonly<Record<string, unknown>> };

/** Error for an invalid Authorization header. The service responds with 401. */
export class UnknownCallerError extends Error {
  override readonly name = 'UnknownCallerError';
}

/**
 * Parses `Authorization: Bearer <ID token>`, or `Bearer owner` as in the official emulators. Local tokens are unsigned,
 * so only their format, project and times are checked. `now` is in milliseconds.
 * @throws UnknownCallerError with one sentence
 */
export function readCaller(authorization: string | undefined, projectId: string, now = Date.now()): Caller {
  if (authorization === undefined || authorization === '') return { kind: 'nobody' };
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  if (token === undefined) throw new UnknownCallerError('The Authorization header contains no bearer token.');
  if (token === 'owner') return { kind: 'owner' };
  const claims = toClaims(token);
  const uid = claims.sub ?? claims.user_id;
  if (typeof uid !== 'string' || uid === '') throw new UnknownCallerError('The token contains no user.');
  if (claims.aud !== undefined && claims.aud !== projectId)
    throw new UnknownCallerError(`The token is for a project other than ${projectId}.`);
  if (typeof claims.exp === 'number' && claims.exp * 1000 <= now)
    throw new UnknownCallerError('The token has expired.');
  return { kind: 'member', uid, claims };
}

function toClaims(token: string): Readonly<Record<string, unknown>> {
  const [, payload, ...rest] = token.split('.');
  if (payload === undefined || rest.length !== 1) throw new UnknownCallerError('The token is not a JSON web token.');
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    if (isObject(claims)) return claims;
  } catch {
    // The error below covers invalid JSON.
  }
  throw new UnknownCallerError('The claims of the token are not a JSON object.');
}
