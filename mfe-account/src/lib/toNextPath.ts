import { nextPath } from '@adp/shared-auth/next';
import { entryPaths } from '../paths';

/** Ignores `next` if it is not on this site or is itself an entry page that redirects. */
export function toNextPath(next: string | null | undefined): string {
  return nextPath(next, entryPaths);
}
