import type { Base } from './changeSite';
import { planRollback } from './planBuild';
import { withManifest, type Planned } from './planNext';

/**
 * Returns the next version with the same builds. `live` is the signed manifest, if the last release was signed. Otherwise,
 * only the live build remains, because nothing proves who chose the others. Throws an Error if no build is live.
 */
export function planRenewal(base: Base, live: object | undefined): Planned {
  const { build, canary, next } = base.history[0]?.version.labels ?? {};
  if (build === undefined) throw new Error('No build is live yet, so there is nothing to renew.');
  const message = `${build}, signed again`;
  if (!live) return { ...planRollback(base, build), message };
  return withManifest({ files: base.files, content: [], build, canary, next, message }, live);
}
