import { invalid } from './firestoreError';

/** Returns the resource name of the root: `projects/P/databases/(default)/documents`. */
export function toRoot(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`;
}

/** Returns the path prefixes that Firestore owns. */
export function firestorePrefixes(projectId: string): readonly string[] {
  return [
    '/v1/projects/',
    // This prefix is longer than the prefix of the database's administration API, so it takes precedence.
    `/v1/${toRoot(projectId)}`,
  ];
}

/** Returns the path below the root, such as `articles/a1`. @throws FirestoreError for a name outside this database */
export function readDocumentName(name: unknown, root: string): string {
  if (typeof name !== 'string' || !name.startsWith(`${root}/`))
    throw invalid(`${JSON.stringify(name)} is not a document of this database.`);
  const path = name.slice(root.length + 1);
  const segments = path.split('/');
  if (segments.length % 2 !== 0)
    throw invalid(`${name} is not the name of a document: its path has ${segments.length} segments.`);
  segments.forEach(checkSegment);
  return path;
}

/** Returns the path below the root, '' for the root. @throws FirestoreError for another database or a collection */
export function readParent(name: string, root: string): string {
  return name === root ? '' : readDocumentName(name, root);
}

/** @throws FirestoreError if Firestore would reject the ID of a collection or a document */
export function checkSegment(id: string): void {
  if (id === '') throw invalid('A path must not contain an empty segment.');
  if (id === '.' || id === '..') throw invalid(`A segment of a path must not be ${id}.`);
  if (/^__.*__$/s.test(id)) throw invalid(`The id ${id} is reserved.`);
  if (id.includes('/')) throw invalid('An id must not contain a slash.');
  if (Buffer.byteLength(id) > 1500) throw invalid('An id is longer than 1500 bytes.');
}
