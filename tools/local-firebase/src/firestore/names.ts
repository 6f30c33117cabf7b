import { invalid } from './firestoreError';

/** `projects/P/databases/(default)/documents`, the root of all documents. */
export function toRoot(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`;
}

/**
 * The path of a document below the root, `articles/a1`.
 * @throws FirestoreError for a name that is no document of this database
 */
export function readDocumentName(name: unknown, root: string): string {
  const path = pathBelow(name, root);
  const segments = path.split('/');
  if (segments.length % 2 !== 0)
    throw invalid(`${String(name)} names no document: its path has ${segments.length} parts.`);
  segments.forEach(checkSegment);
  return path;
}

/**
 * The path of a parent below the root: '' for the root itself.
 * @throws FirestoreError for another database, or a collection
 */
export function readParent(name: string, root: string): string {
  return name === root ? '' : readDocumentName(name, root);
}

/**
 * The id of a collection or a document.
 * @throws FirestoreError for what Firestore takes for none
 */
export function checkSegment(id: string): void {
  if (id === '') throw invalid('A path has an empty part.');
  if (id === '.' || id === '..') throw invalid(`A part of a path may not be ${id}.`);
  if (/^__.*__$/s.test(id)) throw invalid(`The id ${id} is reserved.`);
  if (id.includes('/')) throw invalid('An id may hold no slash.');
  if (Buffer.byteLength(id) > 1500) throw invalid('An id is longer than 1500 bytes.');
}

function pathBelow(name: unknown, root: string): string {
  if (typeof name !== 'string' || !name.startsWith(`${root}/`))
    throw invalid(`${JSON.stringify(name)} is no document of this database.`);
  return name.slice(root.length + 1);
}
