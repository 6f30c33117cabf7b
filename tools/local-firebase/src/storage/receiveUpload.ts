import { randomUUID } from 'node:crypto';
import type { Caller } from '../http/readCaller';
import { jsonAnswer, type ServiceAnswer, type ServiceRequest } from '../http/service';
import type { Guard } from './guard';
import { checkName } from './objectName';
import type { ObjectStore } from './objectStore';
import { readMultipart } from './readMultipart';
import { toRulesResource, toRulesUpload } from './rulesResource';
import { StorageError } from './storageError';
import { describeUpload, toResource, type StoredObject } from './storedObject';
import type { UploadSession, UploadSessions } from './uploadSessions';
import { readWritableMetadata, type WritableMetadata } from './writableMetadata';

interface UploadParts {
  readonly bucket: string;
  readonly guard: Guard;
  readonly store: ObjectStore;
  readonly sessions: UploadSessions;
  /** Maximum size of an object in bytes. */
  readonly largest: number;
  readonly now: () => number;
  readonly onUpload: (object: StoredObject) => void;
}

/** Handles `POST /v0/b/BUCKET/o?name=...`: an upload in one request (multipart or plain), or a resumable one. */
export function receiveUpload(request: ServiceRequest, parts: UploadParts): ServiceAnswer {
  const { headers, url, body } = request;
  const protocol = headers['x-goog-upload-protocol'];
  const name = checkName(url.searchParams.get('name'));
  const command = headers['x-goog-upload-command'];
  if (typeof command === 'string') return continueUpload(request, command.split(/\s*,\s*/), name, parts);
  const caller = parts.guard.readCaller(headers.authorization);
  if (protocol === 'multipart') {
    const { metadata, content, contentType } = readMultipart(headers['content-type'], body);
    const written = readWritableMetadata(metadata);
    return stored(store(name, caller, content, { ...written, contentType: written.contentType ?? contentType }, parts));
  }
  if (protocol !== undefined) throw new StorageError(400, 'Bad Request. The upload protocol is unknown.');
  return stored(store(name, caller, body, readContentType(headers['content-type']), parts));
}

function continueUpload(
  { headers, url, body }: ServiceRequest,
  commands: readonly string[],
  name: string,
  parts: UploadParts,
): ServiceAnswer {
  const [command] = commands;
  if (command === 'start') {
    const length = Number(headers['x-goog-upload-header-content-length'] ?? NaN);
    const declaredSize = Number.isSafeInteger(length) && length >= 0 ? length : undefined;
    const written = readWritableMetadata(body);
    const type = written.contentType ?? headers['x-goog-upload-header-content-type'];
    const metadata = { ...written, ...(typeof type === 'string' && readContentType(type)) };
    const caller = parts.guard.readCaller(headers.authorization);
    if (declaredSize !== undefined) checkStart(name, caller, declaredSize, metadata, parts);
    const { id } = parts.sessions.start({ name, caller, metadata, declaredSize });
    const session = new URL(url);
    session.search = new URLSearchParams({ name, upload_id: id, upload_protocol: 'resumable' }).toString();
    return progress('active', {
      'x-goog-upload-url': session.href,
      'x-goog-upload-control-url': session.href,
      'x-goog-upload-chunk-granularity': '262144',
    });
  }
  const session = parts.sessions.find(url.searchParams.get('upload_id'), name);
  if (command === 'query')
    return progress(session.result ? 'final' : 'active', { 'x-goog-upload-size-received': String(session.received) });
  if (command === 'cancel') {
    parts.sessions.end(session.id);
    return progress('cancelled', {});
  }
  if (commands.some((word) => word !== 'upload' && word !== 'finalize'))
    throw new StorageError(400, 'Bad Request. The upload command is unknown.');
  if (session.result) return stored(session.result);
  if (commands.includes('upload')) receivePiece(session, Number(headers['x-goog-upload-offset']), body, parts.largest);
  return commands.includes('finalize') ? stored(finish(session, parts)) : progress('active', {});
}

/** Evaluates the rules before the upload, so that a denial does not wait for 10 MB, in addition to those at the end. */
function checkStart(name: string, caller: Caller, size: number, metadata: WritableMetadata, parts: UploadParts): void {
  if (size > parts.largest) throw tooLarge(parts.largest);
  const old = parts.store.get(name);
  const declared = new Map(toRulesUpload(describe(name, Buffer.alloc(0), metadata, parts)));
  declared.set('size', BigInt(size));
  declared.delete('crc32c');
  if (metadata.md5Hash) declared.set('md5Hash', metadata.md5Hash);
  else declared.delete('md5Hash');
  parts.guard.check(caller, 'create', name, old ? toRulesResource(old) : null, declared);
}

function receivePiece(session: UploadSession, offset: number, piece: Buffer, largest: number): void {
  if (offset !== session.received)
    throw new StorageError(400, `Bad Request. The upload continues at byte ${session.received}.`);
  if (session.received + piece.length > largest) throw tooLarge(largest);
  session.pieces.push(piece);
  session.received += piece.length;
}

function finish(session: UploadSession, parts: UploadParts): StoredObject {
  if (session.declaredSize !== undefined && session.declaredSize !== session.received)
    throw new StorageError(400, `Bad Request. ${session.received} of ${session.declaredSize} bytes were received.`);
  try {
    session.result = store(session.name, session.caller, Buffer.concat(session.pieces), session.metadata, parts);
  } catch (error) {
    parts.sessions.end(session.id);
    throw error;
  }
  session.pieces.length = 0;
  return session.result;
}

function store(name: string, caller: Caller, content: Buffer, metadata: WritableMetadata, parts: UploadParts) {
  if (content.length > parts.largest) throw tooLarge(parts.largest);
  const description = describe(name, content, metadata, parts);
  if (metadata.md5Hash && metadata.md5Hash !== description.md5Hash)
    throw new StorageError(400, 'Bad Request. The bytes do not match the given MD5 hash.');
  const old = parts.store.get(name);
  // Rules treat replacing an object as `create` with the existing object as `resource`. Rules check `resource == null`.
  parts.guard.check(caller, 'create', name, old ? toRulesResource(old) : null, toRulesUpload(description));
  const object = parts.store.put(description, content);
  parts.onUpload(object);
  return object;
}

function describe(name: string, content: Buffer, metadata: WritableMetadata, { bucket, now }: UploadParts) {
  return describeUpload({ bucket, name, token: randomUUID(), now: now() }, content, metadata);
}

function readContentType(contentType: string | undefined): WritableMetadata {
  return readWritableMetadata(Buffer.from(JSON.stringify({ contentType })));
}

function tooLarge(largest: number): StorageError {
  return new StorageError(413, `Payload Too Large. An object can have at most ${largest} bytes.`);
}

function stored(object: StoredObject): ServiceAnswer {
  const { status, headers, body } = jsonAnswer(200, toResource(object));
  return { status, headers: { ...headers, 'x-goog-upload-status': 'final' }, body: body ?? '' };
}

function progress(status: string, headers: Readonly<Record<string, string>>): ServiceAnswer {
  return { status: 200, headers: { 'x-goog-upload-status': status, ...headers }, body: '' };
}
