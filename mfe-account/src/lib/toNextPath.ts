import { nextPath } from '@adp/shared-auth/next';
import { entryPaths } from '../paths';

/** Returns the page to open after sign-in: the page of this site that `next` names, unless that page redirects again. */
export function toNextPath(next: string | null | undefined): string {
  return nextPath(next, entryPaths);
}
