// Bundled by the pages that need it: the sign-in code, which every member downloads, does without.
import { getToken } from '@adp/shared-auth';

/** What an administrator has granted a member (docs/decisions/084). */
export interface Grants {
  readonly role?: string;
  readonly programmes: readonly string[];
}

/** The grants of the signed-in member, as the present token has them: the rules read the same. */
export async function readGrants(): Promise<Grants> {
  const { role, programmes } = readClaims((await getToken()) ?? '');
  return {
    ...(typeof role === 'string' && { role }),
    programmes: Array.isArray(programmes) ? programmes.map(String) : [],
  };
}

/** The claims of a token; the service has checked its signature, and nothing is guarded by what is read here. */
function readClaims(token: string): Readonly<Record<string, unknown>> {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
  } catch {
    return {};
  }
}
