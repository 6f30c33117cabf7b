import { onDispose } from '@adp/shared-ui';
import { invalidatePublic } from '../invalidatePublic';
import { outbox } from './outbox';

/** Sends what was left waiting when the site was closed, for as long as the page is open with this build; lists then show what went out. */
export function resume(): void {
  outbox.onOutcome(({ done }) => {
    if (done) invalidatePublic();
  });
  onDispose(outbox.start());
}
