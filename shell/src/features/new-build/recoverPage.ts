import { reloadForMissingChunk } from '../../remotes/reloadGuard';
import type { AppInUse } from '../../remotes/loadApp';
import { appsInUse } from '../../remotes/loadApp';
import { findSwap, swap } from './swaps';

interface Page {
  /** The address that the visitor is on the way to; undefined where it is not this page's any more. */
  readonly getTarget: () => string | undefined;
  /** Opens it with another router. */
  readonly onSwap: (() => void) | undefined;
}

/**
 * A file of a page is gone, so its build may be: opens the page with the one that is live, or else reloads the document once.
 * Returns whether the page is about to be opened again.
 * @param chunk the page and its build, to reload but once for it
 */
export async function recoverPage(name: string, chunk: string, { getTarget, onSwap }: Page): Promise<boolean> {
  const running: AppInUse | undefined = appsInUse().find(({ app }) => app.name === name);
  if (running && onSwap && (await findSwap(running)) && getTarget() !== undefined && swap(name)) {
    onSwap();
    return true;
  }
  const target = getTarget();
  return target !== undefined && reloadForMissingChunk(chunk, target);
}
