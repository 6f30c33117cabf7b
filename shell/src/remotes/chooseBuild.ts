import type { AppManifest, BuildManifest } from '@adp/app-contract';
import { readStored, store } from './storage';

/** In this browser's storage: the id of an app's canary that it uses, or the id of one that has failed in it, with the reason. */
export const canaryKey = (app: string) => `adp.shell.canary.${app}`;

/** By app, the build that this page has left because it failed, with the reason. */
export const leftBuilds = new Map<string, { readonly container: string; readonly reason: unknown }>();

/** The build of `manifest` that this browser uses: the canary where it was drawn for it (`features/new-build/drawCanary.ts`). */
export function chooseBuild(manifest: AppManifest): BuildManifest {
  const { app, canary } = manifest;
  return canary && readStored(canaryKey(app)) === canary.build ? canary : manifest;
}

export function isCanary(build: BuildManifest): boolean {
  return 'share' in build;
}

/** From here on this page does without the build; where it is a canary this browser does, and stores why. */
export function leaveBuild(manifest: BuildManifest, reason: unknown): void {
  const { app, build, container } = manifest;
  leftBuilds.set(app, { container, reason });
  if (isCanary(manifest)) store(canaryKey(app), `${build} ${String(reason)}`);
}
