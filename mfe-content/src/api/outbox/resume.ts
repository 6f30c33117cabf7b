import { rememberChange } from '@adp/shared-data';
import { onDispose } from '@adp/shared-ui';
import { outbox } from './outbox';

/** Sends what was left waiting when the site was closed, for as long as the page is open with this build; lists then show what went out. */
export function resume(): void {
  outbox.onOutcome(({ done }) => {
    if (done) rememberChange();
  });
  onDispose(outbox.start());
}
