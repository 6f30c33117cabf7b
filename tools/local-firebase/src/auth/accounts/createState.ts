import { isObject } from '../../isObject';
import type { AuthCore, ProjectState } from '../core/authCore';

/** Creates an empty project, with email enumeration protection and checks of `validSince`, as in production. */
export function createState(core: AuthCore, projectId: string): ProjectState {
  const state = new core.ProjectState(projectId);
  state.enableImprovedEmailPrivacy = true;
  const create = state.createRefreshTokenFor.bind(state);
  state.createRefreshTokenFor = (user, provider, options) =>
    encode({ ...decode(create(user, provider, options)), issuedAt: Math.floor(Date.now() / 1000) });
  const validate = state.validateRefreshToken.bind(state);
  state.validateRefreshToken = (refreshToken) => {
    const record = decode(refreshToken);
    if (!record) throw new core.errors.BadRequestError('INVALID_REFRESH_TOKEN');
    const valid = validate(refreshToken);
    if (valid.user.validSince && Number(record['issuedAt'] ?? 0) < Number(valid.user.validSince))
      throw new core.errors.BadRequestError('TOKEN_EXPIRED');
    return valid;
  };
  return state;
}

function encode(record: object): string {
  return Buffer.from(JSON.stringify(record), 'utf8').toString('base64');
}

function decode(refreshToken: string): Record<string, unknown> | undefined {
  try {
    const record: unknown = JSON.parse(Buffer.from(refreshToken, 'base64').toString('utf8'));
    return isObject(record) ? record : undefined;
  } catch {
    return undefined;
  }
}
