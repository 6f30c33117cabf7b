import { type DataConfig, toSearchFileUrl } from '@adp/shared-data';
import { withTimeout } from '../withTimeout';

interface Options {
  readonly data: DataConfig;
  /** The folder on the app's host, with a slash at its end. */
  readonly folder: string;
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

/** Reads a file of the search index within a time in milliseconds. */
export type ReadIndexFile = (name: string, timeout: number) => Promise<Response>;

/**
 * Reads the index that background work stores; where there is none, the one that was published on the app's host. Shards are named
 * by their content, so files of the two never mix.
 */
export function createIndexFiles({ data, folder, fetch = globalThis.fetch }: Options): ReadIndexFile {
  return async (name, timeout) => {
    const signal = AbortSignal.timeout(timeout);
    const read = async () => {
      const stored = await fetch(toSearchFileUrl(data, name), { signal }).catch(() => undefined);
      return stored?.ok ? stored : fetch(folder + name, { signal });
    };
    return withTimeout(read(), timeout);
  };
}
