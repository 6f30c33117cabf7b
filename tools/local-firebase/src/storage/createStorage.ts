import { randomUUID } from 'node:crypto';
import { jsonAnswer, type Service, type ServiceAnswer, type ServiceRequest } from '../http/service';
import type { Persistence } from '../persistence/persistence';
import type { RulesModel } from '../rules/syntax';
import { memoryBytes, type ByteStore } from './byteStore';
import { createGuard, type GuardOptions } from './guard';
import { listObjects } from './listObjects';
import { checkName } from './objectName';
import { createObjectStore } from './objectStore';
import { receiveUpload } from './receiveUpload';
import { toRulesResource, toRulesUpload } from './rulesResource';
import { serveBytes } from './serveBytes';
import { errorAnswer, StorageError } from './storageError';
import { describeUpload, toResource, withChanges, type StoredObject } from './storedObject';
import { createUploadSessions } from './uploadSessions';
import { readWritableMetadata } from './writableMetadata';

export interface StorageOptions extends Omit<GuardOptions, 'now'> {
  /** Storage for the bytes of objects. Defaults to memory. `save` returns only the metadata. */
  readonly bytes?: ByteStore;
  /** Maximum sizes in bytes: `largest` for one object, `quota` for all objects together. */
  readonly largest?: number;
  readonly quota?: number;
  readonly onChange?: () => void;
  /** Called for each object that a client uploads under the rules. */
  readonly onUpload?: (object: StoredObject) => void;
  readonly onStatus?: (sentence: string) => void;
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: () => number;
}

export interface Storage extends Persistence {
  readonly service: Service;
  readonly objects: () => readonly StoredObject[];
  /** Stores an object, bypassing the rules. */
  readonly put: (name: string, contentType: string, content: Uint8Array) => void;
  /** Removes an object, bypassing the rules. Returns true if the object existed. */
  readonly remove: (name: string) => boolean;
  readonly clear: () => void;
  readonly setRules: (rules: RulesModel | undefined) => void;
}

/** Creates Storage for one bucket, with the interface that `firebase/storage` uses. */
// eslint-disable-next-line max-lines-per-function -- its methods share the stored files
export function createStorage(options: StorageOptions): Storage {
  const { bucket, now = Date.now } = options;
  const guard = createGuard({ ...options, now });
  const sessions = createUploadSessions();
  const store = createObjectStore({
    bytes: options.bytes ?? memoryBytes(),
    quota: options.quota ?? 512 * 1024 * 1024,
    changed: options.onChange ?? (() => undefined),
    onStatus: options.onStatus ?? console.error,
  });
  const { largest = 32 * 1024 * 1024, onUpload = () => undefined } = options;
  const parts = { bucket, guard, store, sessions, largest, now, onUpload };

  function answer(request: ServiceRequest): ServiceAnswer {
    const { url, headers } = request;
    const [, requestedBucket = '', encoded] = /^\/v0\/b\/([^/]+)\/o(?:\/([^/]*))?$/.exec(url.pathname) ?? [];
    if (decoded(requestedBucket) !== bucket) throw new StorageError(404, 'Not Found.');
    const override = headers['x-http-method-override'];
    const method = typeof override === 'string' ? override.toUpperCase() : request.method;
    if (encoded === undefined) {
      if (method === 'POST') return receiveUpload(request, parts);
      if (method !== 'GET') throw new StorageError(405, 'Method Not Allowed.');
      return list(request);
    }
    const name = checkName(decoded(encoded));
    if (method === 'GET' || method === 'HEAD') return read(name, request);
    if (method === 'PATCH') return change(name, request);
    if (method === 'DELETE') return remove(name, request);
    throw new StorageError(405, 'Method Not Allowed.');
  }

  function list({ url, headers }: ServiceRequest): ServiceAnswer {
    const folder = (url.searchParams.get('prefix') ?? '').replace(/\/$/, '');
    if (folder !== '') checkName(folder);
    guard.check(guard.readCaller(headers.authorization), 'list', folder, null, null);
    return listObjects(store.list(), url.searchParams);
  }

  function read(name: string, request: ServiceRequest): ServiceAnswer {
    const object = store.get(name);
    const token = request.url.searchParams.get('token');
    // A download token bypasses the rules, as in the real service.
    if (token === null || !object?.downloadTokens.includes(token)) check('get', name, request, object);
    if (!object) throw new StorageError(404, 'Not Found.');
    return request.url.searchParams.get('alt') === 'media'
      ? serveBytes(object, store.readBytes(object), request)
      : jsonAnswer(200, toResource(object));
  }

  function change(name: string, request: ServiceRequest): ServiceAnswer {
    const changes = readWritableMetadata(request.body);
    const object = store.get(name);
    const changed = object && withChanges(object, changes, now());
    check('update', name, request, object, changed);
    if (!changed) throw new StorageError(404, 'Not Found.');
    store.change(changed);
    return jsonAnswer(200, toResource(changed));
  }

  function remove(name: string, request: ServiceRequest): ServiceAnswer {
    check('delete', name, request, store.get(name));
    if (!store.remove(name)) throw new StorageError(404, 'Not Found.');
    return { status: 204 };
  }

  function check(
    method: 'get' | 'update' | 'delete',
    name: string,
    { headers }: ServiceRequest,
    object?: StoredObject,
    changed?: StoredObject,
  ): void {
    const caller = guard.readCaller(headers.authorization);
    guard.check(caller, method, name, object ? toRulesResource(object) : null, changed ? toRulesUpload(changed) : null);
  }

  return {
    service: {
      prefixes: ['/v0/b/'],
      // A single-request upload contains metadata in addition to the bytes.
      bodyLimit: largest + 64 * 1024,
      answer: (request) => {
        try {
          return answer(request);
        } catch (error) {
          if (error instanceof StorageError) return errorAnswer(error);
          throw error;
        }
      },
    },
    objects: store.list,
    put: (name, contentType, content) => {
      const bytes = Buffer.from(content);
      const token = randomUUID();
      store.put(describeUpload({ bucket, name: checkName(name), token, now: now() }, bytes, { contentType }), bytes);
    },
    remove: store.remove,
    clear: () => {
      sessions.clear();
      store.clear();
    },
    setRules: guard.setRules,
    save: store.save,
    load: store.load,
  };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new StorageError(400, 'Bad Request. The path has an invalid URL encoding.');
  }
}
