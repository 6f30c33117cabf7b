// This is a separate entry point because few members need it.
import { getToken } from '@adp/shared-auth';

/** Rights that an administrator has granted a member (docs/decisions/084). */
export interface Grants {
  readonly role?: string;
  readonly programmes: readonly string[];
}

/**
 * Returns the grants of the signed-in member from the current token, which the rules also read.
 * @throws DataError if the member's programmes are in a document that cannot be read
 */
export async function readGrants(): Promise<Grants> {
  const { role, programmes } = readClaims((await getToken()) ?? '');
  return {
    ...(typeof role === 'string' && { role }),
    programmes: await toProgrammes(programmes),
  };
}

/** Returns the programmes in a claim: a list, or the id of a document if the list is too long (docs/decisions/196). */
async function toProgrammes(claim: unknown): Promise<readonly string[]> {
  // Few members have so many programmes, so the code that reads the document loads only for them.
  if (typeof claim === 'string') return (await import('./readProgrammeSet')).readProgrammeSet(claim);
  return Array.isArray(claim) ? claim.map(String) : [];
}

/** Returns the claims of a token without verifying the signature. Pages use the claims only to decide what to show. */
function readClaims(token: string): Readonly<Record<string, unknown>> {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
  } catch {
    return {};
  }
}
