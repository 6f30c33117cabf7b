import { tabStorage } from '@adp/shared-ui/storage';

const KEY = 'adp.account.linking';

/** Stores the provider that is being linked by redirect. If storage is blocked, the status message does not name the provider. */
export function savePendingLink(id: string): void {
  tabStorage.write(KEY, id);
}

export function takePendingLink(): string | undefined {
  const id = tabStorage.read(KEY) ?? undefined;
  tabStorage.remove(KEY);
  return id;
}
