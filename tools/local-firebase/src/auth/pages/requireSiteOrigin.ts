import type { AuthCore } from '../core/authCore';

/**
 * Refuses an address outside the site's own origins, where a link or a sign-in shall lead.
 * @throws BadRequestError of the core, in the real service's words
 */
export function requireSiteOrigin(core: AuthCore, address: unknown, origins: readonly string[]): void {
  if (typeof address !== 'string' || address === '') return;
  // `javascript:` and the like have the origin "null".
  if (!URL.canParse(address)) throw new core.errors.BadRequestError('INVALID_CONTINUE_URI : Invalid continue URI');
  if (!origins.includes(new URL(address).origin))
    throw new core.errors.BadRequestError('UNAUTHORIZED_DOMAIN : Domain not allowlisted by project');
}
