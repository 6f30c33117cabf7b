import { rememberChange } from '@adp/shared-data';
import { invalidateItems } from './ItemStore';
import { invalidateLists } from './listCache';

/** After a change of the member's own: every list and item is read again, and the newest is requested for a while. */
export function invalidatePublic(): void {
  rememberChange();
  invalidateItems();
  invalidateLists();
}
