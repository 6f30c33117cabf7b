import { matchRoutes } from 'react-router-dom';
import { toBase } from '@adp/shared-ui/languages';
import { appsInUse } from '../../remotes/loadApp';
import { reloadForMissingChunk } from '../../remotes/reloadGuard';
import { swap } from './pendingSwaps';
import { findSwap } from './swaps';

interface LostPage {
  /** The app's name in the registry. */
  readonly app: string;
  readonly build: string;
  /** The path of its route. */
  readonly path: string;
  /** The address that the visitor is on the way to. */
  readonly destination: () => string;
  /** Opens that address with another router. */
  readonly onSwap: (() => void) | undefined;
}

/**
 * A file of a page is gone, so its build may be: opens the page with the one that is live, or else reloads the document once.
 * Returns whether the visitor is being taken to the page again; not where he has meanwhile gone elsewhere.
 */
export async function recoverPage({ app: name, build, path, destination, onSwap }: LostPage): Promise<boolean> {
  const isWanted = () => matchRoutes([{ path }], destination().replace(/[?#].*/, '')) !== null;
  const running = appsInUse().find(({ app }) => app.name === name);
  if (running && onSwap && isWanted() && (await findSwap(running)) && isWanted() && swap(name)) {
    onSwap();
    return true;
  }
  return isWanted() && reloadForMissingChunk(`${build}${path}`, toBase(document.documentElement.lang) + destination());
}
