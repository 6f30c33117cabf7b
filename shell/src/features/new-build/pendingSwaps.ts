import { hasUnsaved, type AppModule } from '@adp/app-contract';
import { appsInUse, forgetApp, loadApp } from '../../remotes/loadApp';
import { ignoreHints } from '../../remotes/preloadFiles';

/** Apps for which another build is live. The next navigation to one of their pages uses that build. */
export const pendingSwaps = new Set<string>();
/** Modules of replaced builds, by app, until a page of the next build is shown. */
export const replacedModules = new Map<string, Promise<AppModule>>();

/**
 * If a swap of the app is pending and nothing is unsaved, discards the current build, so that the next router loads the live one. Returns
 * whether it did so.
 */
export function swap(name: string | undefined): boolean {
  const running = appsInUse().find(({ app }) => app.name === name);
  if (name === undefined || !running || hasUnsaved() || !pendingSwaps.delete(name)) return false;
  replacedModules.set(name, loadApp(running.app));
  ignoreHints(name);
  forgetApp(name);
  return true;
}
