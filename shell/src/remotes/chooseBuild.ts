import type { AppManifest, BuildManifest } from '@adp/app-contract';
import { readStored, store } from './storage';

/** Storage key of the id of the canary that this browser uses, or of the id of a canary that failed here, with the reason. */
export const canaryKey = (app: string) => `adp.shell.canary.${app}`;

/** Builds that this page no longer uses because they failed, by app, each with the reason. */
export const rejectedBuilds = new Map<string, { readonly container: string; readonly reason: unknown }>();

/** Returns the build of `manifest` that this browser uses: the canary if it was drawn (`features/new-build/drawCanary.ts`). */
export function chooseBuild(manifest: AppManifest): BuildManifest {
  const { app, canary } = manifest;
  return canary && readStored(canaryKey(app)) === canary.build ? canary : manifest;
}

export function isCanary(build: BuildManifest): boolean {
  return 'share' in build;
}

/** Rejects a build for the rest of this page. Rejects a canary for this browser, and stores the reason. */
export function rejectBuild(manifest: BuildManifest, reason: unknown): void {
  const { app, build, container } = manifest;
  rejectedBuilds.set(app, { container, reason });
  if (isCanary(manifest)) store(canaryKey(app), `${build} ${String(reason)}`);
}
