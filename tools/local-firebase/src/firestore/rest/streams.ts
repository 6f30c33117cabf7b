import { valueAt, withValue, type FieldPath } from '../fieldPath';
import { getParent, type StoredDocument } from '../documentStore';
import { invalid } from '../firestoreError';
import { checkIndexes } from '../indexes/checkIndexes';
import { listIn, objectIn, onlyKeys } from '../json';
import { readDocumentName } from '../names';
import { aggregate, readAggregations } from '../query/aggregate';
import { readQuery } from '../query/readQuery';
import { runQuery } from '../query/runQuery';
import { toListQuery } from '../query/toListQuery';
import { countRangeFields, type Query } from '../query/query';
import { readMask } from '../readWrite';
import { timeText } from '../timestamps';
import type { Fields } from '../value';
import { type RestCall, type Context, documentJson } from './context';

/** REST methods that return a list of parts. */

export function batchGet(context: Context, { caller, body }: RestCall) {
  const { store, guard, root } = context;
  const { documents, mask, newTransaction, transaction } = objectIn(body, 'The body');
  if (newTransaction !== undefined || transaction !== undefined)
    throw invalid('Transactions are optimistic on this platform: read without a transaction.');
  const paths = [...new Set(listIn(documents, 'documents').map((name) => readDocumentName(name, root)))];
  const requested = mask === undefined ? undefined : readMask(mask);
  const { commit, request } = context.times();
  guard.check(
    { caller, time: request },
    paths.map((path) => ({ method: 'get', path, before: store.get(path)?.fields })),
  );
  const readTime = timeText(commit);
  for (const path of paths) context.usage.addReads(getParent(path), 1);
  return paths.map((path) => {
    const document = store.get(path);
    if (!document) return { missing: `${root}/${path}`, readTime };
    return { found: documentJson(masked(document, requested), root), readTime };
  });
}

export function query(context: Context, { caller, body }: RestCall, parent: string) {
  const { root } = context;
  const { structuredQuery, ...others } = objectIn(body, 'The body');
  onlyKeys(others, ['readTime', 'explainOptions'], 'The body');
  if (structuredQuery === undefined) throw invalid('The body lacks structuredQuery.');
  const read = readQuery(structuredQuery, parent, root);
  const time = allowList(context, caller, read);
  const { skipped, documents } = runQuery(context.store, read, root);
  const readTime = timeText(time);
  countQuery(context, read, documents, skipped);
  if (documents.length === 0) return [{ readTime }];
  return documents.map((document, at) => ({
    document: documentJson(masked(document, read.select), root),
    readTime,
    ...(at === 0 && skipped > 0 ? { skippedResults: skipped } : {}),
  }));
}

export function aggregation(context: Context, { caller, body }: RestCall, parent: string) {
  const { structuredQuery, aggregations } = objectIn(
    objectIn(body, 'The body').structuredAggregationQuery,
    'structuredAggregationQuery',
  );
  const requested = readAggregations(aggregations);
  const read = readQuery(structuredQuery, parent, context.root);
  const time = allowList(context, caller, read);
  const { documents } = runQuery(context.store, read, context.root);
  context.usage.addReads(queriedCollection(read), toEntryReads(documents.length), 'aggregationReads');
  return [{ result: { aggregateFields: aggregate(documents, requested) }, readTime: timeText(time) }];
}

/** Counts the reads of a query: its documents, those that an offset skips, and at least one. */
function countQuery(context: Context, read: Query, documents: readonly StoredDocument[], skipped: number): void {
  const collection = queriedCollection(read);
  for (const { path } of documents) context.usage.addReads(getParent(path), 1);
  context.usage.addReads(collection, documents.length === 0 ? Math.max(1, skipped) : skipped);
  if (countRangeFields(read) > 1)
    context.usage.addReads(collection, toEntryReads(documents.length + skipped), 'indexEntryReads');
}

/** Returns the number of reads that production charges for index entries. */
function toEntryReads(entries: number): number {
  return Math.max(1, Math.ceil(entries / 1000));
}

function queriedCollection({ parent, collectionId = '*' }: Query): string {
  return parent === '' ? collectionId : `${parent}/${collectionId}`;
}

/** Checks the rules before the production limits, so that a denial reveals nothing. Returns the request's time. */
function allowList(context: Context, caller: RestCall['caller'], read: Query): bigint {
  const { commit, request } = context.times();
  context.guard.check({ caller, time: request }, [{ method: 'list', ...toListQuery(read) }]);
  const indexes = context.indexes();
  if (indexes) checkIndexes(read, indexes);
  return commit;
}

/** Returns a copy of a document with only the fields of a mask. */
function masked(document: StoredDocument, mask: readonly FieldPath[] | undefined): StoredDocument {
  if (!mask) return document;
  const fields = mask.reduce<Fields>((masked, path) => withValue(masked, path, valueAt(document.fields, path)), {});
  return { ...document, fields };
}
