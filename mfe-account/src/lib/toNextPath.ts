import { nextPath } from '@adp/shared-auth/next';
import { entryPaths } from '../paths';

/** Returns the path to open after signing in: `next`, or the front page if `next` is on another site or is an entry page. */
export function toNextPath(next: string | null | undefined): string {
  return nextPath(next, entryPaths);
}
