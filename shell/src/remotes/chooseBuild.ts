import type { AppManifest, BuildManifest } from '@adp/app-contract';
import { readStored, store } from './storage';

/** In this browser's storage: the id of an app's canary that it uses, or the id of one that has failed in it, with the reason. */
export const canaryKey = (app: string) => `adp.shell.canary.${app}`;

/** By app, the build that this page no longer uses because it failed, with the reason. */
export const rejectedBuilds = new Map<string, { readonly container: string; readonly reason: unknown }>();

/** The build of `manifest` that this browser uses: the canary where it was drawn for it (`features/new-build/drawCanary.ts`). */
export function chooseBuild(manifest: AppManifest): BuildManifest {
  const { app, canary } = manifest;
  return canary && readStored(canaryKey(app)) === canary.build ? canary : manifest;
}

export function isCanary(build: BuildManifest): boolean {
  return 'share' in build;
}

/** Rejects a build for the rest of this page, and a canary for this browser, which stores the reason. */
export function rejectBuild(manifest: BuildManifest, reason: unknown): void {
  const { app, build, container } = manifest;
  rejectedBuilds.set(app, { container, reason });
  if (isCanary(manifest)) store(canaryKey(app), `${build} ${String(reason)}`);
}
