import { invalid } from './apiError';

/** Which database names belong to. */
export function databaseOf(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`;
}

/**
 * The path of a document from its full name.
 * @throws ApiError 400 for another project, or what is no document's name
 */
export function pathOfName(name: unknown, database: string): string {
  const prefix = `${database}/`;
  if (typeof name !== 'string' || !name.startsWith(prefix))
    throw invalid(`Document name "${String(name)}" does not lie in ${database}.`);
  const path = name.slice(prefix.length);
  checkPath(path);
  if (path.split('/').length % 2 !== 0) throw invalid(`Document name "${name}" names a collection.`);
  return path;
}

/**
 * Refuses ids that Firestore does not take.
 * @throws ApiError 400
 */
export function checkPath(path: string): void {
  if (Buffer.byteLength(path) > 6 * 1024) throw invalid('A document name is longer than 6 KiB.');
  for (const id of path.split('/')) {
    if (id === '' || id === '.' || id === '..') throw invalid(`"${id}" is no id of a document or collection.`);
    if (/^__.*__$/s.test(id)) throw invalid(`The id "${id}" is reserved.`);
    if (Buffer.byteLength(id) > 1500) throw invalid('An id is longer than 1500 bytes.');
  }
}
