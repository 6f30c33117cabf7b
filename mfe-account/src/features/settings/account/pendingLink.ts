/** In sessionStorage: which service is being connected by leaving the page. */
const KEY = 'adp.account.linking';

export function savePendingLink(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Then the page does not name the method that was added.
  }
}

/** The service that was being connected when the page was left, once. */
export function takePendingLink(): string | undefined {
  try {
    const id = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return id;
  } catch {
    return undefined;
  }
}
