import { hasUnsaved, type AppModule } from '@adp/app-contract';
import { appsInUse, forgetApp, loadApp } from '../../remotes/loadApp';
import { ignoreHints } from '../../remotes/preloadFiles';

/** Names of apps whose live build differs from the loaded one. The next navigation to one of an app's pages uses the live build. */
export const pendingSwaps = new Set<string>();
export const replacedModules = new Map<string, Promise<AppModule>>();

/**
 * Discards an app's build if a swap is pending and nothing is unsaved. The next router then loads the live build.
 * Returns whether it did so.
 */
export function swap(name: string | undefined): boolean {
  const running = appsInUse().find(({ app }) => app.name === name);
  if (name === undefined || !running || hasUnsaved() || !pendingSwaps.delete(name)) return false;
  replacedModules.set(name, loadApp(running.app));
  ignoreHints(name);
  forgetApp(name);
  return true;
}
