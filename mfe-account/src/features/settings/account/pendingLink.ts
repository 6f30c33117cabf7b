import { tabStorage } from '@adp/shared-ui/storage';

/** In sessionStorage: which service is being connected by leaving the page. */
const KEY = 'adp.account.linking';

/** Without storage, the page does not name the method that was added. */
export function savePendingLink(id: string): void {
  tabStorage.write(KEY, id);
}

/** The service that was being connected when the page was left, once. */
export function takePendingLink(): string | undefined {
  const id = tabStorage.read(KEY) ?? undefined;
  tabStorage.remove(KEY);
  return id;
}
