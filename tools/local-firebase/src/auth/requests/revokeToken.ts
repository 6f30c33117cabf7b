import jsonwebtoken from 'jsonwebtoken';
import type { AuthCore, ProjectState, RequestBody } from '../core/authCore';

/** Responds to `accounts:revokeToken`, which the core lacks, for every provider. @throws BadRequestError */
export function revokeToken(core: AuthCore, { users }: ProjectState, body: RequestBody): object {
  const { BadRequestError } = core.errors;
  const { idToken, providerId, token, tokenType } = body;
  if (typeof idToken !== 'string') throw new BadRequestError('MISSING_ID_TOKEN');
  const uid = jsonwebtoken.decode(idToken, { json: true })?.sub ?? '';
  const user = users.get(uid);
  if (!user) throw new BadRequestError('USER_NOT_FOUND');
  if (user.disabled) throw new BadRequestError('USER_DISABLED');
  if (typeof token !== 'string' || token === '') throw new BadRequestError('INVALID_TOKEN');
  if (typeof tokenType !== 'string') throw new BadRequestError('INVALID_TOKEN_TYPE');
  if (!user.providerUserInfo?.some((provider) => provider.providerId === providerId))
    throw new BadRequestError('INVALID_PROVIDER_ID');
  return {};
}
