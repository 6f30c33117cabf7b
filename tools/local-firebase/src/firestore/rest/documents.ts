import { commit as commitWrites, type CommitTimes } from '../commit';
import { getParent } from '../documentStore';
import { FirestoreError, invalid } from '../firestoreError';
import { listIn, objectIn } from '../json';
import { readDocumentName } from '../names';
import { readWrite, type Write } from '../readWrite';
import { timeText } from '../timestamps';
import { type RestCall, type Context, documentJson } from './context';

/** REST methods that return one object. */

export function commit(context: Context, { caller, body }: RestCall) {
  const { writes, transaction } = objectIn(body, 'The body');
  if (transaction !== undefined && transaction !== '')
    throw invalid('Transactions are optimistic on this platform: commit without a transaction.');
  const read = listIn(writes, 'writes').map((write) => readWrite(write, context.root));
  if (read.length === 0) return {};
  const times = context.times();
  const results = commitCounted(context, caller, read, times);
  return {
    writeResults: results.map(({ updateTime, transformResults }) => ({
      ...(updateTime === undefined ? {} : { updateTime: timeText(updateTime) }),
      ...(transformResults ? { transformResults } : {}),
    })),
    commitTime: timeText(times.commit),
  };
}

export function getDocument(context: Context, { caller }: RestCall, path: string) {
  const { store, guard, root } = context;
  const document = store.get(path);
  guard.check({ caller, time: context.times().request }, [{ method: 'get', path, before: document?.fields }]);
  context.usage.addReads(getParent(path), 1);
  if (!document) throw new FirestoreError('NOT_FOUND', `Document "${root}/${path}" not found.`);
  return documentJson(document, root);
}

export function deleteDocument(context: Context, { caller }: RestCall, path: string) {
  commitCounted(context, caller, [readWrite({ delete: `${context.root}/${path}` }, context.root)], context.times());
  return {};
}

/** Commits writes and counts them. Production charges each write and deletion, even if it changes nothing. */
function commitCounted(
  context: Context,
  caller: RestCall['caller'],
  writes: readonly Write[],
  times: CommitTimes,
): ReturnType<typeof commitWrites>['results'] {
  const { results, changes, indexEntries } = commitWrites(context, caller, writes, times);
  for (const { kind, path } of writes)
    if (kind !== 'verify') context.usage.addWrite(path, kind === 'delete' ? 'deleted' : 'written');
  context.usage.addIndexEntries(indexEntries);
  context.committed(changes, times.commit);
  return results;
}

export function documentPath(path: string, root: string): string {
  return readDocumentName(`${root}/${path}`, root);
}
