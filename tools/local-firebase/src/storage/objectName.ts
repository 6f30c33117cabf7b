import { StorageError } from './storageError';

// Control characters would reach headers and logs; the separators of lines and paragraphs too.
const forbidden = /[\p{Cc}\u2028\u2029]/u;

/**
 * Checks the name of an object, such as `users/amina/portrait.png`.
 * @throws StorageError 400 for a name that the rules would read as another, or that no object may have
 */
export function checkName(name: string | null): string {
  if (name === null || name === '') throw new StorageError(400, 'Bad Request. The name of the object is missing.');
  if (Buffer.byteLength(name) > 1024) throw new StorageError(400, 'Bad Request. The name is longer than 1,024 bytes.');
  if (forbidden.test(name))
    throw new StorageError(400, 'Bad Request. The name holds a character that no name may have.');
  if (name.split('/').some((segment) => segment === '' || segment === '.' || segment === '..'))
    throw new StorageError(400, 'Bad Request. The name has an empty segment, or one of dots.');
  return name;
}
