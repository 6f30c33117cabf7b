import { checkSize } from './documentSize';
import type { DocumentStore, StoredDocument } from './documentStore';
import { beyondLimit, FirestoreError, invalid } from './firestoreError';
import { valueAt, withValue } from './fieldPath';
import type { Guard, Operation, RulesRequest } from './guard';
import { countChangedEntries } from './indexes/indexEntries';
import type { Indexes } from './indexes/readIndexes';
import type { Precondition, Write } from './readWrite';
import type { Fields, Value } from './value';
import type { CheckWriteRate } from './writeRate';

interface WriteResult {
  /** Update time in nanoseconds since 1970. Undefined for deleted documents. */
  readonly updateTime?: bigint;
  readonly transformResults?: readonly Value[];
}

export interface CommitTimes {
  /** Time of the commit, in nanoseconds since 1970. */
  readonly commit: bigint;
  /** Value of `request.time` and of server timestamps: `commit` in whole milliseconds. */
  readonly request: bigint;
}

export interface DocumentChange {
  readonly path: string;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

interface Step {
  readonly write: Write;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
  readonly result: WriteResult;
}

/** Maximum number of transforms of one document in a commit. */
const MAX_TRANSFORMS = 500;

interface Committed {
  readonly results: readonly WriteResult[];
  readonly changes: readonly DocumentChange[];
  /** Number of index entries that the changes added or removed. */
  readonly indexEntries: number;
}

interface CommitContext {
  readonly store: DocumentStore;
  readonly guard: Guard;
  readonly indexes: () => Indexes | undefined;
  readonly checkWriteRate: CheckWriteRate;
}

/** Commits atomically. Evaluates rules before preconditions: a denial reveals nothing. @throws FirestoreError */
export function commit(
  { store, guard, indexes, checkWriteRate }: CommitContext,
  caller: RulesRequest['caller'],
  writes: readonly Write[],
  times: CommitTimes,
): Committed {
  checkTransforms(writes);
  const verified = writes.find(
    ({ kind, path }) => kind === 'verify' && writes.filter((write) => write.path === path).length > 1,
  );
  if (verified) throw invalid(`The document ${verified.path} is verified and written in the same commit.`);
  const staged = new Map<string, StoredDocument | undefined>();
  const steps = writes.map((write): Step => {
    const before = staged.has(write.path) ? staged.get(write.path) : store.get(write.path);
    const step = { write, before, ...outcome(write, before, times) };
    staged.set(write.path, step.after);
    return step;
  });
  const after = (path: string) => (staged.has(path) ? staged.get(path) : store.get(path))?.fields;
  guard.check({ caller, time: times.request, after }, steps.map(toOperation));
  for (const { write, before, after: next } of steps) {
    checkPrecondition(write.path, write.precondition, before);
    if (next && next !== before) checkSize(next.path, next.fields);
  }
  const changes = [...staged]
    .map(([path, document]) => ({ path, before: store.get(path), after: document }))
    .filter(({ before, after: next }) => before !== next);
  const indexEntries = changes.reduce(
    (sum, change) => sum + countChangedEntries(change.before, change.after, indexes()),
    0,
  );
  checkWriteRate(writes.flatMap(({ kind, path }) => (kind === 'verify' ? [] : [path])));
  for (const [path, document] of staged) {
    if (document) store.set(document);
    else store.delete(path);
  }
  // The official emulator returns no time for a document that a later write of the same batch deletes.
  const results = steps.map(({ write, result: { updateTime, ...result } }, at) =>
    updateTime === undefined || writes.slice(at + 1).some(({ kind, path }) => kind === 'delete' && path === write.path)
      ? result
      : { updateTime, ...result },
  );
  return { results, changes, indexEntries };
}

/** Production adds up the transforms of all writes of a document. @throws FirestoreError */
function checkTransforms(writes: readonly Write[]): void {
  const counts = new Map<string, number>();
  for (const write of writes) {
    if (!('transforms' in write)) continue;
    const count = (counts.get(write.path) ?? 0) + write.transforms.length;
    counts.set(write.path, count);
    if (count > MAX_TRANSFORMS)
      throw beyondLimit(
        'fieldTransforms',
        `cannot have more than ${MAX_TRANSFORMS} field transforms on a single document`,
      );
  }
}

function outcome(
  write: Write,
  before: StoredDocument | undefined,
  { commit: time, request }: CommitTimes,
): Pick<Step, 'after' | 'result'> {
  if (write.kind === 'delete') return { after: undefined, result: {} };
  if (write.kind === 'verify') return { after: before, result: { updateTime: before?.updateTime ?? time } };
  let fields = write.kind === 'update' ? updated(write, before?.fields) : (before?.fields ?? {});
  const transformResults = write.transforms.map(({ path, apply }) => {
    const { value, result } = apply(valueAt(fields, path), request);
    fields = withValue(fields, path, value);
    return result;
  });
  const unchanged = before !== undefined && sameFields(before.fields, fields);
  const after = unchanged
    ? before
    : { path: write.path, fields, createTime: before?.createTime ?? time, updateTime: time };
  const results = transformResults.length > 0 ? { transformResults } : {};
  return { after, result: { updateTime: after.updateTime, ...results } };
}

function updated({ fields, mask }: Extract<Write, { kind: 'update' }>, before: Fields | undefined): Fields {
  if (!mask) return fields;
  return mask.reduce((next, path) => withValue(next, path, valueAt(fields, path)), before ?? {});
}

function toOperation({ write, before, after }: Step): Operation {
  const method = toMethod(write, before);
  return {
    method,
    path: write.path,
    before: before?.fields,
    ...(method === 'create' || method === 'update' ? { after: after?.fields } : {}),
  };
}

/**
 * Returns the method that the rules check. As in the official emulator, a write that requires the document is an update
 * even if the document is missing.
 */
function toMethod({ kind, precondition }: Write, before: StoredDocument | undefined): Operation['method'] {
  if (kind === 'verify') return 'get';
  if (kind === 'delete') return 'delete';
  const expected = precondition && ('updateTime' in precondition || precondition.exists);
  return before === undefined && !expected ? 'create' : 'update';
}

function checkPrecondition(
  path: string,
  precondition: Precondition | undefined,
  before: StoredDocument | undefined,
): void {
  if (!precondition) return;
  if ('updateTime' in precondition) {
    if (before?.updateTime !== precondition.updateTime)
      throw new FirestoreError('FAILED_PRECONDITION', `The document ${path} has changed since it was read.`);
  } else if (precondition.exists && !before) {
    throw new FirestoreError('NOT_FOUND', `No document to update: ${path}.`);
  } else if (!precondition.exists && before) {
    throw new FirestoreError('ALREADY_EXISTS', `The document ${path} already exists.`);
  }
}

/** Compares fields by value and type, so 1 and 1.0 differ. */
function sameFields(first: Fields, write: Fields): boolean {
  return JSON.stringify(inOrder(first)) === JSON.stringify(inOrder(write));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => [key, inOrder(item)]);
}
