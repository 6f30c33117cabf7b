import { deviceStorage } from '@adp/shared-ui/storage';
import { changedKey } from './getRecentChange';

/**
 * Says on this device that its member has just changed something public: for a while all apps then request what is newest, and the
 * pages that are open now read again (docs/contracts.md).
 */
export function rememberChange(): void {
  // Without storage the member sees the change when everybody does: within a minute.
  deviceStorage.write(changedKey, String(Date.now()));
  // Other tabs hear of the storage. Later than what follows here: a page whose item is gone is left first. Commands have no pages.
  if (typeof window !== 'undefined') queueMicrotask(() => window.dispatchEvent(new Event(changedKey)));
}
