import { toMarkPath } from '../changes/toMarkPath';
import { connect, type DataOptions, toDatabaseName } from '../client/connect';
import type { DataConfig } from '../client/DataConfig';
import { DataError } from '../client/DataError';
import { getDocuments } from '../client/documents';
import type { FirestoreClient } from '../client/FirestoreClient';
import { isObject } from '../fields/isObject';
import { withRenewedToken } from '../client/withRenewedToken';
import { contentCollections } from '../kinds/contentKinds';
import { hasCode } from './refusals';
import { toWrite } from './toWrite';

/** Creates the client that reads and writes with the member's token. The client rejects only with DataError. */
export function createFirestoreClient(config: DataConfig, options: DataOptions): FirestoreClient {
  const request = connect(config, options);
  const root = `${toDatabaseName(config)}/documents`;
  return {
    request,
    root,
    read: async (path, signal) => {
      try {
        const name = `${root}/${path}`;
        return (await getDocuments(request, [name], { signal, signed: true })).get(name);
      } catch (error) {
        if (hasCode(error, 'denied')) return undefined;
        throw error;
      }
    },
    commit: async (writes, signal) => {
      const send = () =>
        request(':commit', { body: { writes: [...markChanges(writes, root), ...writes] }, signal, signed: true });
      const answer = await withRenewedToken(send, options.renewToken);
      const results: unknown = isObject(answer) ? answer.writeResults : undefined;
      const last: unknown = Array.isArray(results) ? results.at(-1) : undefined;
      if (!isObject(last) || !isObject(answer)) throw new DataError('unavailable');
      return String(last.updateTime ?? answer.commitTime);
    },
  };
}

/** Returns the writes that mark collections as changed. They come first, because a commit returns the version of its last write. */
function markChanges(writes: readonly unknown[], root: string): readonly object[] {
  const text = JSON.stringify(writes);
  return [...contentCollections, 'profiles', 'programme_pages'].flatMap((collection) => {
    const [, named] = text.split(`${root}/${collection}/`, 2);
    if (named === undefined) return [];
    const [id = ''] = named.split('"', 1);
    return toWrite({ name: `${root}/${toMarkPath(collection, id)}`, fields: {}, times: ['updated_at'] });
  });
}
