import { rememberChange } from '@adp/shared-data/client';
import { onDispose } from '@adp/shared-ui';
import { outbox } from './outbox';

let isResumed = false;

/** Sends what waits, once and for as long as the page is open with this build; lists then show what went out. */
export function resume(): void {
  if (isResumed) return;
  isResumed = true;
  outbox.onOutcome(({ done }) => {
    if (done) rememberChange();
  });
  const stop = outbox.start();
  onDispose(() => {
    isResumed = false;
    stop();
  });
}
