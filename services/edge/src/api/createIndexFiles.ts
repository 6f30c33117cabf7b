import type { DataConfig } from '@adp/shared-data/client';
import { toSearchFileUrl } from '@adp/shared-data/files';
import { withTimeout } from '../withTimeout';

interface Options {
  readonly data: DataConfig;
  /** The folder on the app's host, with a trailing slash. */
  readonly folder: string;
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

/** Reads a file of the search index, with a timeout in milliseconds. */
export type ReadIndexFile = (name: string, timeout: number) => Promise<Response>;

/**
 * Reads the index that background work stores, or else the one published on the app's host. Shard names are content hashes, so files of the
 * two never mix.
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
