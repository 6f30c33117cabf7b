import { StorageError } from './storageError';

// Control characters and Unicode line separators would end up in headers and logs.
const forbidden = /[\p{Cc}\u2028\u2029]/u;

/** @throws StorageError 400 for a forbidden name, or one that the rules would interpret differently */
export function checkName(name: string | null): string {
  if (name === null || name === '') throw new StorageError(400, 'Bad Request. The name of the object is missing.');
  if (Buffer.byteLength(name) > 1024) throw new StorageError(400, 'Bad Request. The name is longer than 1,024 bytes.');
  if (forbidden.test(name)) throw new StorageError(400, 'Bad Request. The name contains a forbidden character.');
  if (name.split('/').some((segment) => segment === '' || segment === '.' || segment === '..'))
    throw new StorageError(400, 'Bad Request. The name has an empty segment or a segment of dots.');
  return name;
}
