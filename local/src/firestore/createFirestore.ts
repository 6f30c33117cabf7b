import { readCaller, UnknownCallerError, type Caller } from '../callers/readCaller';
import type { Denials } from '../denials/denials';
import { jsonAnswer, type Service, type ServiceAnswer, type ServiceRequest } from '../http/service';
import type { Lasting } from '../persistence/lasting';
import type { ListQuery } from '../rules/accessRequest';
import { toFilter } from '../rules/documentValues';
import { parseRules } from '../rules/parseRules';
import { RulesSyntaxError, type RulesModel } from '../rules/syntax';
import { AccessRules } from './accessRules';
import { checkIndex } from './checkIndex';
import type { IndexesFile } from './readIndexes';
import { aggregate } from './aggregate';
import { ApiError, invalid } from './apiError';
import { commitWrites, type WriteResult } from './commitWrites';
import { checkPath, databaseOf, pathOfName } from './documentNames';
import { DocumentStore, joinPath, type StoredDocument } from './documentStore';
import { maskFields, parseFieldPath } from './fieldPaths';
import { type Fields, isObject, type JsonObject, listAt, nanosOf, objectAt, readFields } from './firestoreValue';
import { readQuery, type Query } from './readQuery';
import { runQuery } from './runQuery';

export interface FirestoreOptions {
  readonly projectId: string;
  /** Undefined: only the owner may do anything. */
  readonly rules: RulesModel | undefined;
  /** What firestore.indexes.json declares, read by `readIndexes`. Undefined: no query is checked. */
  readonly indexes: IndexesFile | undefined;
  readonly denials: Denials;
  /** Called after each change of the documents. */
  readonly onChange?: () => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface Firestore extends Lasting {
  readonly service: Service;
  /** Writes a whole document, past the rules. @throws ApiError */
  readonly put: (path: string, fields: unknown) => void;
  readonly remove: (path: string) => void;
  readonly documents: () => Iterable<StoredDocument>;
  readonly setRules: (model: RulesModel | undefined) => void;
  /** How many documents gets and queries have read so far. */
  readonly readCounts: () => number;
  readonly clear: () => void;
}

/** Firestore in memory, behind the REST calls that Firestore Lite and plain clients send. */
export function createFirestore(options: FirestoreOptions): Firestore {
  const { projectId, denials, onChange = () => undefined, now = Date.now } = options;
  const store = new DocumentStore();
  const rules = new AccessRules(options.rules, denials, store);
  const database = databaseOf(projectId);
  const owner: Caller = { kind: 'owner' };
  let reads = 0;
  let lastMicros = 0;

  function nextTime(time: number): string {
    lastMicros = Math.max(time * 1000, lastMicros + 1);
    const micros = String(lastMicros % 1000).padStart(3, '0');
    return new Date(Math.floor(lastMicros / 1000)).toISOString().replace('Z', `${micros}Z`);
  }
  function commit(caller: Caller, writes: readonly unknown[]): { writeResults: WriteResult[]; commitTime: string } {
    if (writes.length > 500) throw invalid('maximum 500 writes allowed per request');
    const time = Math.floor(now());
    const commitTime = nextTime(time);
    const writeResults = commitWrites({ store, rules, caller, database, time, commitTime }, writes);
    if (writes.length > 0) onChange();
    return { writeResults, commitTime };
  }
  function shown(document: StoredDocument, mask?: readonly (readonly string[])[]): JsonObject {
    const { path, fields, createTime, updateTime } = document;
    return { name: `${database}/${path}`, fields: mask ? maskFields(fields, mask) : fields, createTime, updateTime };
  }
  function get(caller: Caller, path: string): StoredDocument | undefined {
    const document = store.get(path);
    rules.check(caller, Math.floor(now()), [{ method: 'get', path, before: document?.fields }]);
    reads += 1;
    return document;
  }
  function find(caller: Caller, parent: string, json: unknown): { query: Query; found: StoredDocument[] } {
    const query = readQuery(json);
    const listed = { method: 'list' as const, path: query.deep ? parent : joinPath(parent, query.group) };
    rules.check(caller, Math.floor(now()), [{ ...listed, query: listQuery(query, json) }]);
    if (options.indexes) checkIndex(query, options.indexes);
    const found = runQuery(store, parent, query, database);
    reads += found.length;
    return { query, found };
  }
  function method(caller: Caller, name: string, parent: string, body: JsonObject): ServiceAnswer {
    const readTime = nextTime(Math.floor(now()));
    switch (name) {
      case 'commit':
        return jsonAnswer(200, commit(caller, listAt(body.writes)));
      case 'batchGet': {
        const mask = maskOf(body.mask);
        const paths = listAt(body.documents).map((document) => pathOfName(document, database));
        const results = [...new Set(paths)].map((path) => {
          const found = get(caller, path);
          return found ? { found: shown(found, mask), readTime } : { missing: `${database}/${path}`, readTime };
        });
        return jsonAnswer(200, results);
      }
      case 'runQuery': {
        const { query, found } = find(caller, parent, body.structuredQuery);
        const names = query.select?.filter(([first]) => first !== '__name__');
        const mask = query.select?.length === 0 ? undefined : names;
        const results = found.map((document) => ({ document: shown(document, mask), readTime }));
        return jsonAnswer(200, results.length > 0 ? results : [{ readTime }]);
      }
      case 'runAggregationQuery': {
        const { structuredQuery, aggregations } = objectAt(body.structuredAggregationQuery);
        const { found } = find(caller, parent, structuredQuery);
        return jsonAnswer(200, [{ result: { aggregateFields: aggregate(found, aggregations) }, readTime }]);
      }
    }
    return jsonAnswer(404, { error: { code: 404, message: `There is no method ${name}.`, status: 'NOT_FOUND' } });
  }
  function plain(caller: Caller, request: ServiceRequest, path: string): ServiceAnswer {
    const { searchParams } = request.url;
    const isDocument = path !== '' && path.split('/').length % 2 === 0;
    if (path !== '') checkPath(path);
    const mask = searchParams.has('mask.fieldPaths')
      ? searchParams.getAll('mask.fieldPaths').map(parseFieldPath)
      : undefined;
    const write = (target: string, currentDocument: JsonObject, updateMask?: JsonObject): ServiceAnswer => {
      const { fields } = bodyOf(request);
      const update = { name: `${database}/${target}`, fields };
      commit(caller, [{ update, currentDocument, ...(updateMask ? { updateMask } : {}) }]);
      const written = store.get(target);
      return jsonAnswer(200, written ? shown(written, mask) : {});
    };
    if (request.method === 'GET' && isDocument) {
      const document = get(caller, path);
      if (!document) throw new ApiError('NOT_FOUND', `Document (${database}/${path}) not found.`);
      return jsonAnswer(200, shown(document, mask));
    }
    if (request.method === 'GET' && path !== '') return list(caller, path, searchParams, mask);
    if (request.method === 'POST' && path !== '' && !isDocument) {
      const id = searchParams.get('documentId') ?? crypto.randomUUID().replaceAll('-', '').slice(0, 20);
      return write(`${path}/${id}`, { exists: false });
    }
    if (request.method === 'PATCH' && isDocument) {
      const fieldPaths = searchParams.getAll('updateMask.fieldPaths');
      return write(path, conditionOf(searchParams), fieldPaths.length > 0 ? { fieldPaths } : undefined);
    }
    if (request.method === 'DELETE' && isDocument) {
      commit(caller, [{ delete: `${database}/${path}`, currentDocument: conditionOf(searchParams) }]);
      return jsonAnswer(200, {});
    }
    return jsonAnswer(404, { error: { code: 404, message: 'Not Found', status: 'NOT_FOUND' } });
  }
  function list(caller: Caller, path: string, params: URLSearchParams, mask?: string[][]): ServiceAnswer {
    const slash = path.lastIndexOf('/');
    const limit = Number(params.get('pageSize') ?? 0) || 300;
    const token = params.get('pageToken');
    const offset = token === null ? 0 : Number(/^after-(\d+)$/.exec(token)?.[1] ?? NaN);
    if (Number.isNaN(offset)) throw invalid('invalid page token');
    const orderBy = (params.get('orderBy') ?? '').split(',').filter((part) => part.trim() !== '');
    const { found } = find(caller, path.slice(0, Math.max(0, slash)), {
      from: [{ collectionId: path.slice(slash + 1) }],
      orderBy: orderBy.map((part) => {
        const [fieldPath = '', direction = 'asc'] = part.trim().split(/\s+/);
        return { field: { fieldPath }, direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING' };
      }),
      limit,
      offset,
    });
    const documents = found.map((document) => shown(document, mask));
    const nextPageToken = found.length === limit ? { nextPageToken: `after-${offset + limit}` } : {};
    return jsonAnswer(200, documents.length > 0 ? { documents, ...nextPageToken } : {});
  }
  function route(request: ServiceRequest): ServiceAnswer {
    const caller = readCaller(request.headers.authorization, projectId, now());
    if (request.body.length > 10 * 1024 * 1024) throw invalid('The request is larger than 10 MiB.');
    const path = decodeURIComponent(request.url.pathname);
    if (path.startsWith('/emulator/')) return administer(caller, request, path);
    const root = `/v1/${database}`;
    if (path !== root && !path.startsWith(`${root}/`) && !path.startsWith(`${root}:`))
      return jsonAnswer(404, { error: { code: 404, message: 'Not Found', status: 'NOT_FOUND' } });
    const [, parent = '', name] = /^\/?(.*?)(?::([A-Za-z]+))?$/s.exec(path.slice(root.length)) ?? [];
    if (request.method === 'POST' && name !== undefined) return method(caller, name, parent, bodyOf(request));
    return plain(caller, request, path.slice(root.length + 1));
  }
  function administer(caller: Caller, request: ServiceRequest, path: string): ServiceAnswer {
    if (caller.kind === 'member') throw new ApiError('PERMISSION_DENIED', 'Only the owner may do this.');
    if (request.method === 'PUT' && path === `/emulator/v1/projects/${projectId}:securityRules`) {
      const [file] = listAt(objectAt(bodyOf(request).rules).files).map(objectAt);
      if (typeof file?.content !== 'string') throw invalid('The rules hold no file.');
      rules.model = parseRules(file.content);
      return jsonAnswer(200, {});
    }
    if (request.method === 'DELETE' && path === `/emulator/v1/${database}`) {
      store.clear();
      onChange();
      return jsonAnswer(200, {});
    }
    return jsonAnswer(404, { error: { code: 404, message: 'Not Found', status: 'NOT_FOUND' } });
  }
  function answer(request: ServiceRequest): ServiceAnswer {
    try {
      return route(request);
    } catch (error) {
      const refused = refusalOf(error);
      if (!refused) throw error;
      const { code, message, status } = refused;
      return jsonAnswer(code, { error: { code, message, status } });
    }
  }
  const emulated = `/emulator/v1/projects/${projectId}`;
  return {
    service: { prefixes: ['/v1/projects/', `${emulated}:securityRules`, `${emulated}/databases/`], answer },
    put: (path, fields) => void commit(owner, [{ update: { name: `${database}/${path}`, fields } }]),
    remove: (path) => void commit(owner, [{ delete: `${database}/${path}` }]),
    documents: () => store.documents(),
    setRules: (model) => void (rules.model = model),
    readCounts: () => reads,
    clear: () => {
      store.clear();
      onChange();
    },
    save: () => [...store.documents()],
    load: (saved) => {
      const documents = readSaved(saved);
      store.clear();
      for (const document of documents) store.put(document);
    },
  };
}

function refusalOf(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (error instanceof UnknownCallerError) return new ApiError('UNAUTHENTICATED', error.message);
  if (error instanceof RulesSyntaxError || error instanceof URIError) return invalid(error.message);
  return undefined;
}

function bodyOf({ body }: ServiceRequest): JsonObject {
  if (body.length === 0) return {};
  try {
    const json: unknown = JSON.parse(body.toString('utf8'));
    if (isObject(json)) return json;
  } catch {
    // The refusal below says it.
  }
  throw invalid("Payload isn't valid for request.");
}

function conditionOf(params: URLSearchParams): JsonObject {
  const exists = params.get('currentDocument.exists');
  const updateTime = params.get('currentDocument.updateTime');
  return { ...(exists === null ? {} : { exists: exists === 'true' }), ...(updateTime === null ? {} : { updateTime }) };
}

function maskOf(json: unknown): string[][] | undefined {
  return json === undefined ? undefined : listAt(objectAt(json).fieldPaths).map(parseFieldPath);
}

function listQuery({ limit, offset, orderBy, deep, group }: Query, json: unknown): ListQuery {
  const where = objectAt(json).where;
  return {
    ...(limit === undefined ? {} : { limit }),
    offset,
    orderBy: new Map(orderBy.map(({ field, descending }) => [field.join('.'), descending ? 'DESC' : 'ASC'])),
    ...(where === undefined ? {} : { where: toFilter(where) }),
    ...(deep ? { collectionGroup: group } : {}),
  };
}

function readSaved(saved: unknown): StoredDocument[] {
  return listAt(saved).map((json) => {
    const { path, fields, createTime, updateTime } = objectAt(json);
    if (typeof path !== 'string' || typeof createTime !== 'string' || typeof updateTime !== 'string')
      throw new Error('The saved documents are not as they were written.');
    nanosOf(createTime);
    nanosOf(updateTime);
    const read: Fields = readFields(fields);
    return { path, fields: read, createTime, updateTime };
  });
}
