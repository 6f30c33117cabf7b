import { randomUUID } from 'node:crypto';
import { commit as commitWrites, type CommitTimes } from '../commit';
import { getParent } from '../documentStore';
import { fieldPathText } from '../fieldPath';
import { FirestoreError, invalid } from '../firestoreError';
import { countIn, listIn, objectIn } from '../json';
import { checkSegment, readDocumentName } from '../names';
import { readQuery } from '../query/readQuery';
import { runQuery } from '../query/runQuery';
import { readMask, readWrite, type Write } from '../readWrite';
import { timeText } from '../timestamps';
import { type RestCall, type Context, documentJson } from './context';
import { allowList, masked } from './streams';

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

export function getDocument(context: Context, { caller, query }: RestCall, path: string) {
  const { store, guard, root } = context;
  const document = store.get(path);
  guard.check({ caller, time: context.times().request }, [{ method: 'get', path, before: document?.fields }]);
  context.usage.addReads(getParent(path), 1);
  if (!document) throw new FirestoreError('NOT_FOUND', `Document "${root}/${path}" not found.`);
  return documentJson(masked(document, maskIn(query, 'mask')), root);
}

export function listDocuments(context: Context, { caller, query }: RestCall, collection: string) {
  const { root } = context;
  const pageSize = countIn(query.get('pageSize') ?? undefined, 'pageSize') || 100;
  const offset = countIn(query.get('pageToken') ?? undefined, 'pageToken') ?? 0;
  const orderBy = (query.get('orderBy') ?? '')
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [fieldPath, direction = 'asc'] = part.trim().split(/\s+/);
      return { field: { fieldPath }, direction: /^desc$/i.test(direction) ? 'DESCENDING' : 'ASCENDING' };
    });
  const at = collection.lastIndexOf('/');
  const from = [{ collectionId: collection.slice(at + 1) }];
  const read = readQuery({ from, orderBy, limit: pageSize, offset }, at < 0 ? '' : collection.slice(0, at), root);
  allowList(context, caller, read);
  const { documents } = runQuery(context.store, read, root);
  context.usage.addReads(collection, Math.max(1, documents.length));
  const mask = maskIn(query, 'mask');
  return {
    ...(documents.length > 0
      ? { documents: documents.map((document) => documentJson(masked(document, mask), root)) }
      : {}),
    ...(documents.length === pageSize ? { nextPageToken: String(offset + pageSize) } : {}),
  };
}

export function createDocument(context: Context, call: RestCall, collection: string) {
  const id = call.query.get('documentId') ?? randomUUID().replaceAll('-', '').slice(0, 20);
  checkSegment(id);
  const { fields } = objectIn(call.body, 'The body');
  return writeOne(context, call, {
    update: { name: `${context.root}/${collection}/${id}`, fields },
    currentDocument: { exists: false },
  });
}

export function patchDocument(context: Context, call: RestCall, path: string) {
  const { fields } = objectIn(call.body, 'The body');
  const mask = maskIn(call.query, 'updateMask');
  return writeOne(context, call, {
    update: { name: `${context.root}/${path}`, fields },
    ...(mask ? { updateMask: { fieldPaths: mask.map(fieldPathText) } } : {}),
    ...preconditionIn(call.query),
  });
}

export function deleteDocument(context: Context, call: RestCall, path: string) {
  commitOne(context, call, { delete: `${context.root}/${path}`, ...preconditionIn(call.query) });
  return {};
}

function writeOne(context: Context, call: RestCall, json: object) {
  const { path } = commitOne(context, call, json);
  const document = context.store.get(path);
  return document ? documentJson(masked(document, maskIn(call.query, 'mask')), context.root) : {};
}

function commitOne(context: Context, { caller }: RestCall, json: object): Write {
  const write = readWrite(json, context.root);
  commitCounted(context, caller, [write], context.times());
  return write;
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

function maskIn(query: URLSearchParams, name: string) {
  const fieldPaths = query.getAll(`${name}.fieldPaths`);
  return fieldPaths.length > 0 ? readMask({ fieldPaths }) : undefined;
}

function preconditionIn(query: URLSearchParams) {
  const exists = query.get('currentDocument.exists');
  const updateTime = query.get('currentDocument.updateTime');
  if (exists === null && updateTime === null) return {};
  const condition = { exists: exists === null ? undefined : exists === 'true', updateTime: updateTime ?? undefined };
  return { currentDocument: condition };
}

export function documentPath(path: string, root: string): string {
  return readDocumentName(`${root}/${path}`, root);
}
