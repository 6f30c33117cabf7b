import { jsonAnswer, type ServiceAnswer } from '../http/service';
import { StorageError } from './storageError';
import type { StoredObject } from './storedObject';

/** Lists the objects and subfolders of a folder in pages: `GET /v0/b/BUCKET/o?prefix=users/&delimiter=/`. */
export function listObjects(objects: readonly StoredObject[], query: URLSearchParams): ServiceAnswer {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const maxResults = Number(query.get('maxResults') ?? 1000);
  if (!Number.isInteger(maxResults) || maxResults < 1 || maxResults > 1000)
    throw new StorageError(400, 'Bad Request. maxResults must be from 1 to 1000.');
  const after = Buffer.from(query.get('pageToken') ?? '', 'base64url').toString('utf8');
  const entries = new Map<string, StoredObject | undefined>();
  for (const object of objects) {
    if (!object.name.startsWith(prefix)) continue;
    const end = delimiter === '' ? -1 : object.name.indexOf(delimiter, prefix.length);
    if (end === -1) entries.set(object.name, object);
    else entries.set(object.name.slice(0, end + delimiter.length), undefined);
  }
  const rest = [...entries].filter(([name]) => name > after);
  const page = rest.slice(0, maxResults);
  const last = page.at(-1)?.[0];
  return jsonAnswer(200, {
    prefixes: page.flatMap(([name, object]) => (object ? [] : [name])),
    items: page.flatMap(([name, object]) => (object ? [{ name, bucket: object.bucket }] : [])),
    ...(rest.length > maxResults && last !== undefined && { nextPageToken: Buffer.from(last).toString('base64url') }),
  });
}
