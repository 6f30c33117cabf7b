import { matchRoutes } from 'react-router-dom';
import { toBase } from '@adp/shared-ui/languages';
import { appsInUse } from '../../remotes/loadApp';
import { reloadForMissingChunk } from '../../remotes/reloadGuard';
import { swap } from './pendingSwaps';
import { findSwap } from './swaps';

interface LostPage {
  readonly app: string;
  readonly build: string;
  readonly path: string;
  readonly destination: () => string;
  readonly onSwap: (() => void) | undefined;
}

/**
 * Opens a page again whose file is missing: with the live build if it differs, otherwise by one reload. Returns whether
 * the page opens again.
 */
export async function recoverPage({ app: name, build, path, destination, onSwap }: LostPage): Promise<boolean> {
  const isRequested = () => matchRoutes([{ path }], destination().replace(/[?#].*/, '')) !== null;
  const running = appsInUse().find(({ app }) => app.name === name);
  if (running && onSwap && isRequested() && (await findSwap(running)) && isRequested() && swap(name)) {
    onSwap();
    return true;
  }
  return (
    isRequested() && reloadForMissingChunk(`${build}${path}`, toBase(document.documentElement.lang) + destination())
  );
}
