import { deviceStorage } from '@adp/shared-ui/storage';
import { changedKey } from './getRecentChange';

/**
 * Records on this device that its member has just changed something public. For a while all apps then bypass caches, and open
 * pages read their data again (docs/contracts.md).
 */
export function rememberChange(): void {
  // Without storage the member sees the change as late as other readers do, within a minute.
  deviceStorage.write(changedKey, String(Date.now()));
  // Other tabs receive the `storage` event. In a microtask, so that the caller can first navigate away from a deleted item's page.
  // Commands have no window.
  if (typeof window !== 'undefined') queueMicrotask(() => window.dispatchEvent(new Event(changedKey)));
}
