/** Ids of new drafts whose forms have not been opened yet. No draft can be stored under these ids. */
const names = new Set<string>();

export function addNewName(name: string): void {
  names.add(name);
}

/**
 * Returns true for a new id until its form has opened. The form may read its draft several times, for example when the
 * session is restored.
 */
export function isNewName(name: string): boolean {
  return names.has(name);
}

/** Marks an id as used when its form has opened, because a draft may now be stored or sent under the id. */
export function deleteNewName(name: string): void {
  names.delete(name);
}
