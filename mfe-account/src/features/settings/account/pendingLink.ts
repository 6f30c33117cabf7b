import { tabStorage } from '@adp/shared-ui/storage';

/** Storage key of the provider that is being linked by redirect. */
const KEY = 'adp.account.linking';

/** Without storage, the status message does not name the linked method. */
export function savePendingLink(id: string): void {
  tabStorage.write(KEY, id);
}

/** Returns and removes the provider that was being linked when the page was left. */
export function takePendingLink(): string | undefined {
  const id = tabStorage.read(KEY) ?? undefined;
  tabStorage.remove(KEY);
  return id;
}
