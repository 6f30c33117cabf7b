import { tabStorage } from '@adp/shared-ui/storage';

/** The storage key of the provider that is being linked by redirect. */
const KEY = 'adp.account.linking';

/**
 * Stores the provider that is being linked. If storage is unavailable, the status message does not name the provider.
 */
export function savePendingLink(id: string): void {
  tabStorage.write(KEY, id);
}

/** Returns and removes the provider that was being linked before the redirect. */
export function takePendingLink(): string | undefined {
  const id = tabStorage.read(KEY) ?? undefined;
  tabStorage.remove(KEY);
  return id;
}
