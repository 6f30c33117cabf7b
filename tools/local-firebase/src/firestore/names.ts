import { invalid } from './firestoreError';

/** Returns the resource name of the root: `projects/P/databases/(default)/documents`. */
export function toRoot(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`;
}

/**
 * Converts a document name to the path below the root, such as `articles/a1`.
 * @throws FirestoreError if the name does not identify a document in this database
 */
export function readDocumentName(name: unknown, root: string): string {
  const path = pathBelow(name, root);
  const segments = path.split('/');
  if (segments.length % 2 !== 0)
    throw invalid(`${String(name)} is not the name of a document: its path has ${segments.length} segments.`);
  segments.forEach(checkSegment);
  return path;
}

/**
 * Converts a parent's name to the path below the root. Returns '' for the root itself.
 * @throws FirestoreError for a different database or a collection
 */
export function readParent(name: string, root: string): string {
  return name === root ? '' : readDocumentName(name, root);
}

/**
 * Checks the ID of a collection or a document.
 * @throws FirestoreError if Firestore would reject the ID
 */
export function checkSegment(id: string): void {
  if (id === '') throw invalid('A path must not contain an empty segment.');
  if (id === '.' || id === '..') throw invalid(`A segment of a path must not be ${id}.`);
  if (/^__.*__$/s.test(id)) throw invalid(`The id ${id} is reserved.`);
  if (id.includes('/')) throw invalid('An id must not contain a slash.');
  if (Buffer.byteLength(id) > 1500) throw invalid('An id is longer than 1500 bytes.');
}

function pathBelow(name: unknown, root: string): string {
  if (typeof name !== 'string' || !name.startsWith(`${root}/`))
    throw invalid(`${JSON.stringify(name)} is not a document of this database.`);
  return name.slice(root.length + 1);
}
