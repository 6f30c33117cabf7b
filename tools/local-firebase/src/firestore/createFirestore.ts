import { jsonAnswer, type Service, type ServiceAnswer, type ServiceRequest } from '../http/service';
import type { Persistence } from '../persistence/persistence';
import type { RulesModel } from '../rules/syntax';
import { createUsage, type Usage } from '../usage/createUsage';
import type { DocumentChange } from './commit';
import { createDocumentStore, type StoredDocument } from './documentStore';
import { beyondLimit, errorAnswer, FirestoreError, invalid } from './firestoreError';
import { createGuard, type GuardOptions } from './guard';
import type { Indexes } from './indexes/readIndexes';
import { firestorePrefixes, readParent, toRoot } from './names';
import type { RestCall, Context } from './rest/context';
import * as documents from './rest/documents';
import * as streams from './rest/streams';
import { loadDocuments, saveDocuments, type SavedDocument } from './savedDocuments';
import { readFields } from './value';
import { createWriteRateCheck } from './writeRate';

export interface FirestoreOptions extends Omit<GuardOptions, 'now' | 'usage'> {
  /** Existing composite indexes. If undefined, queries need no index, as in the emulators. */
  readonly indexes: Indexes | undefined;
  readonly onChange?: () => void;
  /** Called with the changes of each request and its time in nanoseconds since 1970, but not for the platform's writes. */
  readonly onCommit?: (changes: readonly DocumentChange[], time: bigint) => void;
  /** Sustained number of writes per second to one document. If undefined, the number is not limited. */
  readonly maxWriteRate?: number | undefined;
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: () => number;
}

export interface Firestore extends Persistence {
  readonly service: Service;
  readonly save: () => SavedDocument[];
  readonly documents: () => Iterable<StoredDocument>;
  readonly get: (path: string) => StoredDocument | undefined;
  /** Stores a document, bypassing the rules. `fields` is in proto3 JSON. @throws FirestoreError */
  readonly put: (path: string, fields: unknown) => void;
  /** Removes all documents and counts. */
  readonly clear: () => void;
  readonly setRules: (rules: RulesModel | undefined) => void;
  readonly indexes: () => Indexes | undefined;
  readonly setIndexes: (indexes: Indexes | undefined) => void;
  /** Operations as production would charge them. Excludes `put` and other operations of the platform. */
  readonly usage: Usage;
}

/** Maximum size of a request in bytes. */
const MAX_REQUEST = 10 * 1024 * 1024;

/** Creates Firestore with the REST methods that `firebase/firestore/lite` and read-only clients use. */
// eslint-disable-next-line max-lines-per-function -- its methods share the stored documents
export function createFirestore(options: FirestoreOptions): Firestore {
  const { projectId, now = Date.now, onChange = () => undefined } = options;
  const root = toRoot(projectId);
  const store = createDocumentStore();
  const usage = createUsage();
  const guard = createGuard(store, { ...options, now, usage });
  let { indexes } = options;
  let last = 0n;
  const context: Context = {
    store,
    guard,
    root,
    indexes: () => indexes,
    committed: (changes, time) => {
      onChange();
      options.onCommit?.(changes, time);
    },
    usage,
    checkWriteRate: createWriteRateCheck(options.maxWriteRate, now),
    times: () => {
      const request = BigInt(now()) * 1_000_000n;
      last = request > last ? request : last + 1000n;
      return { commit: last, request };
    },
  };

  function answer(request: ServiceRequest): ServiceAnswer {
    const streamed = /:(batchGet|runQuery|runAggregationQuery)$/.test(request.url.pathname);
    try {
      if (request.body.length > MAX_REQUEST)
        throw beyondLimit('requestSize', `Request payload size exceeds the limit: ${MAX_REQUEST} bytes.`);
      const path = decodePath(request.url.pathname);
      return route(request, path);
    } catch (error) {
      if (!(error instanceof FirestoreError)) throw error;
      usage.addRefusal(error.reason);
      return errorAnswer(error, streamed);
    }
  }

  function route(request: ServiceRequest, path: string): ServiceAnswer {
    const name = path.replace(/^\/v1\//, '');
    const [, resource = '', method] = /^(.*?)(?::([A-Za-z]+))?$/.exec(name) ?? [];
    if (resource !== root && !resource.startsWith(`${root}/`))
      throw new FirestoreError('NOT_FOUND', `${request.method} ${path} is not available in ${root}.`);
    const restCall: RestCall = {
      caller: guard.readCaller(request.headers.authorization),
      body: readBody(request),
    };
    return jsonAnswer(
      200,
      method ? call(request.method, method, resource, restCall) : rest(request.method, resource, restCall),
    );
  }

  function call(verb: string, method: string, resource: string, restCall: RestCall): unknown {
    if (verb !== 'POST') throw new FirestoreError('NOT_FOUND', `${verb} ${method} is not available.`);
    if (method === 'runQuery') return streams.query(context, restCall, readParent(resource, root));
    if (method === 'runAggregationQuery') return streams.aggregation(context, restCall, readParent(resource, root));
    if (resource !== root) throw invalid(`${method} is only available for the whole database.`);
    if (method === 'batchGet') return streams.batchGet(context, restCall);
    if (method === 'commit') return documents.commit(context, restCall);
    throw new FirestoreError('NOT_FOUND', `${method} is not available here.`);
  }

  function rest(verb: string, resource: string, restCall: RestCall): unknown {
    const path = resource.slice(root.length + 1);
    const isDocument = path.split('/').length % 2 === 0;
    if (isDocument) {
      const document = documents.documentPath(path, root);
      if (verb === 'GET') return documents.getDocument(context, restCall, document);
      if (verb === 'DELETE') return documents.deleteDocument(context, restCall, document);
    }
    throw new FirestoreError('NOT_FOUND', `${verb} is not available for ${resource}.`);
  }

  return {
    service: {
      prefixes: firestorePrefixes(projectId),
      answer,
    },
    documents: () => store.all(),
    get: (path) => store.get(path),
    put: (path, fields) => {
      const { commit } = context.times();
      store.set({
        path,
        fields: readFields(fields),
        createTime: store.get(path)?.createTime ?? commit,
        updateTime: commit,
      });
      onChange();
    },
    clear: () => {
      store.clear();
      usage.reset();
      onChange();
    },
    setRules: guard.setRules,
    indexes: () => indexes,
    setIndexes: (next) => {
      indexes = next;
    },
    usage,
    save: () => saveDocuments(store),
    load: (saved) => loadDocuments(store, saved),
  };
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw invalid('The path has an invalid URL encoding.');
  }
}

function readBody({ body }: ServiceRequest): unknown {
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw invalid('The body is not JSON.');
  }
}
