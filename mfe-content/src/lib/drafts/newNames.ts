/** Ids of new drafts whose forms have not been opened yet: nothing can be stored under them. */
const names = new Set<string>();

export function addNewName(name: string): void {
  names.add(name);
}

/** Returns true only the first time for a new id. Afterwards, a text may have been written and sent under it. */
export function takeNewName(name: string): boolean {
  return names.delete(name);
}
