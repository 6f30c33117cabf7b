/** The collection that contains the marks of each collection's public changes (decision 183). */
export const marksCollection = 'marks';

/** Returns the path of the document whose subcollection contains a collection's marks. */
export const toMarksParent = (collection: string) => `changes/${collection}`;

/**
 * Returns the path of the mark that a commit writes if it changes the document `id`. A mark is written as rarely as its
 * document, so it never exceeds the rate of writes that Firestore sustains. The name of the mark is a hash, because
 * everyone may read marks, but not the ids of drafts.
 */
export function toMarkPath(collection: string, id: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return `${toMarksParent(collection)}/${marksCollection}/${((hash ^ (hash >>> 13)) >>> 12).toString(36)}`;
}
