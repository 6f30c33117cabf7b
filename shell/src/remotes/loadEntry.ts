import type { AppManifest } from '@adp/app-contract';
import { getRemoteEntry, getRemoteInfo } from '@module-federation/enhanced/runtime';
import { AppLoadError } from './AppLoadError';
import { federation } from './federation';

/**
 * Registers the build that `manifest` names as a remote and loads its entry script once; after a network failure or a
 * time-out once more, with a cache-busting query. `retry` uses that query at once.
 * @throws AppLoadError
 */
export async function loadEntry({ app, container, entry }: AppManifest, origin: string, retry = false): Promise<void> {
  const address = `${origin}/${entry}`;
  const remote = { name: container, entry: address, type: 'var', entryGlobalName: container } as const;
  federation.registerRemotes([remote]);
  // In the same address a browser may join the request that hangs.
  const withRetryQuery = (url: string) => `${url}?retry=${Date.now()}`;
  const load = (again: boolean) =>
    getRemoteEntry({
      origin: federation,
      remoteInfo: getRemoteInfo(remote),
      ...(again ? { getEntryUrl: withRetryQuery } : {}),
    });
  try {
    const loaded: unknown = await load(retry).catch((error: unknown) => {
      if (!isNetworkError(error)) throw error;
      return load(true);
    });
    if (isContainer(loaded)) return;
  } catch (cause) {
    if (isNetworkError(cause)) throw new AppLoadError(app, 'entry', `no answer from ${address}`, { cause });
  }
  throw new AppLoadError(app, 'entry', `${address} holds no app`);
}

/** Whether the script did not come at all, by the name that the runtime gives to it. */
function isNetworkError(error: unknown): boolean {
  return error instanceof Error && error.message.includes('ScriptNetworkError');
}

function isContainer(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'init' in value &&
    typeof value.init === 'function' &&
    'get' in value &&
    typeof value.get === 'function'
  );
}
