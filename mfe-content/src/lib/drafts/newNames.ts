/** Ids of new drafts whose forms have not been opened yet. No draft can be stored under these ids. */
const names = new Set<string>();

export function addNewName(name: string): void {
  names.add(name);
}

/** Returns true only on the first call for a new id. Later, a text may have been written and sent under the id. */
export function takeNewName(name: string): boolean {
  return names.delete(name);
}
