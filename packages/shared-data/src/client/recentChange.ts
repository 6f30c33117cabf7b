import { deviceStorage } from '@adp/shared-ui/storage';
import { changedKey } from './getRecentChange';

/** Records a change to public content. All apps then bypass caches and reload their data (docs/contracts.md). */
export function rememberChange(): void {
  // Without storage, the member sees the change at the same time as other readers, within a minute.
  deviceStorage.write(changedKey, String(Date.now()));
  // Other tabs receive the `storage` event. Dispatch the event for this tab in a microtask, so that the caller can
  // first navigate away from a deleted item's page. Commands have no window.
  if (typeof window !== 'undefined') queueMicrotask(() => window.dispatchEvent(new Event(changedKey)));
}
