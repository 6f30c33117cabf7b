import { nextPath } from '@adp/shared-auth/next';
import { entryPaths } from '../paths';

/** Returns the path to open after the sign-in. Ignores `next` if it is not a page of this site, or if that page redirects again. */
export function toNextPath(next: string | null | undefined): string {
  return nextPath(next, entryPaths);
}
