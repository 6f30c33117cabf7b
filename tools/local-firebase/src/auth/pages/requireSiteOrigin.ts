import type { AuthCore } from '../core/authCore';

/** Rejects a continue URL outside the site's origins. @throws BadRequestError with the real service's message */
export function requireSiteOrigin(core: AuthCore, address: unknown, origins: readonly string[]): void {
  if (typeof address !== 'string' || address === '') return;
  // URLs such as `javascript:` have the origin "null".
  if (!URL.canParse(address)) throw new core.errors.BadRequestError('INVALID_CONTINUE_URI : Invalid continue URI');
  if (!origins.includes(new URL(address).origin))
    throw new core.errors.BadRequestError('UNAUTHORIZED_DOMAIN : Domain not allowlisted by project');
}
