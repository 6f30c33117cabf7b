/** Ids of new drafts whose forms have not been opened yet. No draft can be stored under these ids. */
const names = new Set<string>();

export function addNewName(name: string): void {
  names.add(name);
}

/** Returns true until the form of a new id opens. The form may read its draft again before, when the session is restored. */
export function isNewName(name: string): boolean {
  return names.has(name);
}

/** Called when the form opens. From now on, a text may be written and sent under the id. */
export function deleteNewName(name: string): void {
  names.delete(name);
}
