import type { Caller } from '../callers/readCaller';
import type { AccessRules, Operation } from './accessRules';
import { ApiError, invalid } from './apiError';
import { pathOfName } from './documentNames';
import { checkSize } from './documentSize';
import type { DocumentStore, StoredDocument } from './documentStore';
import { maskFields, parseFieldPath, valueAt, withValueAt } from './fieldPaths';
import {
  type Fields,
  type FirestoreValue,
  isObject,
  type JsonObject,
  listAt,
  nanosOf,
  objectAt,
  readFields,
} from './firestoreValue';
import { transformField } from './transformField';

export interface CommitContext {
  readonly store: DocumentStore;
  readonly rules: AccessRules;
  readonly caller: Caller;
  readonly database: string;
  /** Milliseconds: `request.time` and what REQUEST_TIME gives. */
  readonly time: number;
  /** The time of the commit, later than every earlier one. */
  readonly commitTime: string;
}

export interface WriteResult {
  readonly updateTime?: string;
  readonly transformResults?: readonly FirestoreValue[];
}

interface ReadWrite {
  readonly kind: 'update' | 'delete' | 'verify';
  readonly path: string;
  readonly condition: JsonObject;
  readonly change: (before: Fields) => { fields: Fields; results: FirestoreValue[] };
}

/**
 * Does all writes or none; rules are asked before preconditions. Gives one result per write.
 * @throws ApiError
 */
export function commitWrites(context: CommitContext, writes: readonly unknown[]): WriteResult[] {
  const { store, rules, caller, time, commitTime } = context;
  const staged = new Map<string, StoredDocument | undefined>();
  const operations: Operation[] = [];
  const read = writes.map((json) => readWrite(json, context));
  checkVerified(read);
  const outcomes = read.map((write) => {
    const { path } = write;
    const before = staged.has(path) ? staged.get(path) : store.get(path);
    if (write.kind === 'verify') {
      operations.push({ method: 'get', path, before: before?.fields });
      return { write, before, result: before ? { updateTime: before.updateTime } : {} };
    }
    if (write.kind === 'delete') {
      operations.push({ method: 'delete', path, before: before?.fields });
      staged.set(path, undefined);
      return { write, before, result: { updateTime: commitTime } };
    }
    const { fields, results } = write.change(before?.fields ?? {});
    // Who says that it exists asks for an update, also where it does not.
    const { exists, updateTime } = write.condition;
    const method = before || exists === true || updateTime !== undefined ? 'update' : 'create';
    operations.push({ method, path, before: before?.fields, after: fields });
    checkSize(path, fields);
    const idle = before !== undefined && isSame(before.fields, fields);
    const after = idle
      ? before
      : { path, fields, createTime: before?.createTime ?? commitTime, updateTime: commitTime };
    staged.set(path, after);
    const transformed = results.length > 0 ? { transformResults: results } : {};
    return { write, before, result: { updateTime: after.updateTime, ...transformed } };
  });
  rules.check(caller, time, operations, staged);
  for (const { write, before } of outcomes) checkCondition(write, before);
  for (const [path, document] of staged) {
    if (document) store.put(document);
    else store.remove(path);
  }
  return outcomes.map(({ result }) => result);
}

function readWrite(json: unknown, context: CommitContext): ReadWrite {
  const write = objectAt(json);
  const kinds = ['update', 'delete', 'verify', 'transform'].filter((kind) => write[kind] !== undefined);
  if (kinds.length > 1) throw invalid("Payload isn't valid for request.");
  const condition = objectAt(write.currentDocument);
  const { database } = context;
  const change = (before: Fields): { fields: Fields; results: FirestoreValue[] } => ({ fields: before, results: [] });
  if (write.delete !== undefined)
    return { kind: 'delete', path: pathOfName(write.delete, database), condition, change };
  if (write.verify !== undefined) {
    if (Object.keys(condition).length === 0) throw invalid('a verify must contain a precondition');
    return { kind: 'verify', path: pathOfName(write.verify, database), condition, change };
  }
  const transform = isObject(write.transform) ? write.transform : undefined;
  if (!transform && !isObject(write.update)) throw invalid('empty write operation');
  const update = objectAt(write.update);
  const path = pathOfName(transform ? transform.document : update.name, database);
  const fields = readFields(update.fields);
  const mask =
    write.updateMask === undefined ? undefined : listAt(objectAt(write.updateMask).fieldPaths).map(parseFieldPath);
  const transforms = listAt(transform ? transform.fieldTransforms : write.updateTransforms).map(objectAt);
  return {
    kind: 'update',
    path,
    condition,
    change: (before) => {
      const masked = transform ? before : mask ? merge(before, fields, mask) : fields;
      return applyTransforms(masked, transforms, new Date(context.time).toISOString());
    },
  };
}

/** A document that is verified is in no other write of the commit. */
function checkVerified(writes: readonly ReadWrite[]): void {
  for (const { path } of writes.filter(({ kind }) => kind === 'verify')) {
    if (writes.filter((other) => other.path === path).length > 1)
      throw invalid(`a verified document may not be written in the same commit: ${path}`);
  }
}

function merge(before: Fields, fields: Fields, mask: readonly (readonly string[])[]): Fields {
  const given = maskFields(fields, mask);
  return mask.reduce<Fields>((merged, path) => withValueAt(merged, path, valueAt(given, path)), before);
}

function applyTransforms(
  start: Fields,
  transforms: readonly JsonObject[],
  requestTime: string,
): { fields: Fields; results: FirestoreValue[] } {
  const results: FirestoreValue[] = [];
  let fields = start;
  for (const transform of transforms) {
    const path = parseFieldPath(transform.fieldPath);
    const { after, result } = transformField(transform, valueAt(fields, path), requestTime);
    fields = withValueAt(fields, path, after);
    results.push(result);
  }
  return { fields, results };
}

function checkCondition({ condition, path }: ReadWrite, before: StoredDocument | undefined): void {
  const { exists, updateTime } = condition;
  if (exists === true && !before) throw new ApiError('NOT_FOUND', `no entity to update: ${path}`);
  if (exists === false && before) throw new ApiError('ALREADY_EXISTS', `entity already exists: ${path}`);
  if (updateTime === undefined) return;
  const wanted = nanosOf(updateTime);
  if (!before || nanosOf(before.updateTime) !== wanted)
    throw new ApiError('FAILED_PRECONDITION', 'the stored version does not match the required base version');
}

function isSame(left: Fields, right: Fields): boolean {
  return JSON.stringify(sorted(left)) === JSON.stringify(sorted(right));
}

function sorted(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(sorted);
  if (!isObject(json)) return json;
  return Object.entries(json)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, value]) => [key, sorted(value)]);
}
