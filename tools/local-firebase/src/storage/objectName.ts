import { StorageError } from './storageError';

// Control characters and Unicode line separators would end up in headers and logs.
const forbidden = /[\p{Cc}\u2028\u2029]/u;

/**
 * Checks an object name such as `users/amina/portrait.png`.
 * @throws StorageError 400 for a forbidden name, or a name that the rules would interpret as a different one
 */
export function checkName(name: string | null): string {
  if (name === null || name === '') throw new StorageError(400, 'Bad Request. The name of the object is missing.');
  if (Buffer.byteLength(name) > 1024) throw new StorageError(400, 'Bad Request. The name is longer than 1,024 bytes.');
  if (forbidden.test(name)) throw new StorageError(400, 'Bad Request. The name contains a forbidden character.');
  if (name.split('/').some((segment) => segment === '' || segment === '.' || segment === '..'))
    throw new StorageError(400, 'Bad Request. The name has an empty segment or a segment of dots.');
  return name;
}
