import { chooseTrack, type AppManifest, type BuildManifest } from '@adp/app-contract';
import { provided } from './provided';
import { readStored, store } from './storage';

/**
 * Returns the storage key for an app's canary. The value is the id of the canary in use, or the id of a failed canary
 * with the reason.
 */
export const canaryKey = (app: string) => `adp.shell.canary.${app}`;

/** Builds that this page no longer uses because they failed. By app, with the reason. */
export const rejectedBuilds = new Map<string, { readonly container: string; readonly reason: unknown }>();

/** Returns the build of the track `next` if it fits this shell and has not failed in this page. */
export function findNext(manifest: AppManifest): BuildManifest | undefined {
  const newest = chooseTrack(manifest, provided);
  const isRejected = rejectedBuilds.get(manifest.app)?.container === newest.container;
  return newest === manifest || isRejected ? undefined : newest;
}

/** Returns the build that this browser uses: `next`, or the canary if it has been drawn (`features/new-build/drawCanary.ts`). */
export function chooseBuild(manifest: AppManifest): BuildManifest {
  const next = findNext(manifest);
  if (next) return next;
  const { app, canary } = manifest;
  return canary && readStored(canaryKey(app)) === canary.build ? canary : manifest;
}

export function isCanary(build: BuildManifest): boolean {
  return 'share' in build;
}

/** Rejects a build for the lifetime of this page. A canary is rejected for this browser, and the reason is stored. */
export function rejectBuild(manifest: BuildManifest, reason: unknown): void {
  const { app, build, container } = manifest;
  rejectedBuilds.set(app, { container, reason });
  if (isCanary(manifest)) store(canaryKey(app), `${build} ${String(reason)}`);
}
