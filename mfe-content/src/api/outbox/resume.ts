import { onDispose } from '@adp/shared-ui';
import { invalidateItems } from '../ItemStore';
import { invalidateLists } from '../listCache';
import { outbox } from './outbox';

/** Sends what was left waiting when the site was closed, for as long as the page is open with this build; lists then show what went out. */
export function resume(): void {
  outbox.onOutcome(({ done }) => {
    if (!done) return;
    invalidateItems();
    invalidateLists();
  });
  onDispose(outbox.start());
}
